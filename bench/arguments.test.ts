import { expect, test } from 'vitest';
import { readArguments } from './arguments.ts';
import { seriesPlans } from './series.ts';

test('the benchmark selects every figure without arguments', () => {
  expect(readArguments([])).toMatchObject({
    series: Object.keys(seriesPlans),
    serverFigures: ['server-start', 'server-memory', 'live-2000'],
    seconds: 5,
    json: null,
    problem: null,
  });
});

test('the benchmark selects series and server figures by name', () => {
  expect(readArguments(['--only', 'menu,server-memory'])).toMatchObject({
    series: ['menu'],
    serverFigures: ['server-memory'],
  });
});

test('the benchmark rejects an unknown name and an impossible length', () => {
  expect(readArguments(['--only', 'menus']).problem).toBe('Unknown name: menus.');
  expect(readArguments(['--seconds', 'soon']).problem).toContain('--seconds');
  expect(readArguments(['--rounds', '0']).problem).toContain('--rounds');
});
