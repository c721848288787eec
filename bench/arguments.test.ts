import { expect, test } from 'vitest';
import { readArguments } from './arguments.ts';
import { seriesPlans } from './series.ts';

test('readArguments selects all measurements if no names are given', () => {
  expect(readArguments([])).toMatchObject({
    series: Object.keys(seriesPlans),
    serverFigures: ['server-start', 'server-memory', 'live-2000'],
    seconds: 5,
    json: null,
    problem: null,
  });
});

test('readArguments selects measurements by name', () => {
  expect(readArguments(['--only', 'menu,server-memory'])).toMatchObject({
    series: ['menu'],
    serverFigures: ['server-memory'],
  });
});

test('readArguments rejects an unknown name and an invalid number of seconds or rounds', () => {
  expect(readArguments(['--only', 'menus']).problem).toBe('Unknown name: menus.');
  expect(readArguments(['--seconds', 'soon']).problem).toContain('--seconds');
  expect(readArguments(['--rounds', '0']).problem).toContain('--rounds');
});
