import { expect, test } from 'vitest';
import { argumentsOf } from './arguments.ts';
import { seriesNames } from './series.ts';

test('without arguments everything is measured', () => {
  expect(argumentsOf([])).toMatchObject({ names: Object.keys(seriesNames), seconds: 5, json: null, problem: null });
});

test('a call is never measured without its floors', () => {
  expect(argumentsOf(['--only', 'menu']).names).toEqual(['menu', 'db-menu', 'http-echo-menu']);
  expect(argumentsOf(['--only', 'db-menu,http-echo']).names).toEqual(['db-menu', 'http-echo']);
});

test('an unknown name and an impossible length are refused', () => {
  expect(argumentsOf(['--only', 'menus']).problem).toBe('Nothing is called menus.');
  expect(argumentsOf(['--seconds', 'soon']).problem).toContain('--seconds');
  expect(argumentsOf(['--rounds', '0']).problem).toContain('--rounds');
});

test('what the server holds is asked for by name, as the calls are', () => {
  expect(argumentsOf(['--only', 'server-memory'])).toMatchObject({ names: [], server: ['server-memory'] });
  expect(argumentsOf([]).server).toEqual(['server-start', 'server-memory', 'server-memory-growth', 'live-2000']);
});
