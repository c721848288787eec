import { expect, test } from 'vitest';
import { mixed } from './mixed.ts';

const files = (kind: string, count: number) => Array.from({ length: count }, (_, at) => `${kind}${at}`);
const order = (journeys: number, modules: number) =>
  mixed({ journeys: files('J', journeys), modules: files('M', modules) });

test('three journeys begin, and the others stand between rows of modules, each headed by one of the longest', () => {
  expect(order(5, 7).join(' ')).toBe('J0 J1 J2 M0 M3 M6 J3 M1 M4 J4 M2 M5');
});

test.each([
  [0, 0],
  [0, 9],
  [2, 0],
  [3, 9],
  [28, 131],
  [131, 5],
])('of %i journeys and %i modules each file runs once', (journeys, modules) => {
  expect(order(journeys, modules).toSorted()).toEqual([...files('J', journeys), ...files('M', modules)].toSorted());
});
