import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { categoryMinutes, type KitchenSample } from './kitchen-samples.ts';

const [noodles, stew, drinks] = [1, 2, 3];
const took = (minutes: number, ...categories: number[]): KitchenSample => ({ hour: 12, minutes, categories });
const times = (count: number, sample: KitchenSample) => Array.from({ length: count }, () => sample);

test('the minutes of a category are those within which three of four of its orders were ready', () => {
  const samples = [8, 9, 10, 11, 40].map((minutes) => took(minutes, noodles));
  expect(categoryMinutes(samples)).toEqual({ [noodles]: 11 });
});

test('a category with few orders has no minutes', () => {
  expect(categoryMinutes(times(4, took(10, noodles)))).toEqual({});
});

test('a drink counts with the quickest orders that contained it', () => {
  const samples = [
    ...times(6, took(8, noodles, drinks)),
    ...times(6, took(30, stew, drinks)),
    ...times(5, took(30, stew)),
  ];
  expect(categoryMinutes(samples)).toMatchObject({ [drinks]: 8, [stew]: 30 });
});

test('an order of several categories counts for the slowest one', () => {
  const samples = [...times(5, took(8, noodles)), ...times(5, took(20, stew)), ...times(15, took(26, noodles, stew))];
  expect(categoryMinutes(samples)).toEqual({ [noodles]: 8, [stew]: 26 });
});

test('an order with an unknown category counts for no other category', () => {
  const samples = [...times(5, took(8, noodles)), ...times(4, took(60, noodles, stew))];
  expect(categoryMinutes(samples)).toEqual({ [noodles]: 8 });
});

test('the minutes of a category are never below the quickest or above the slowest order', () => {
  const sample = fc.record({
    hour: fc.constant(12),
    minutes: fc.integer({ min: 1, max: 120 }),
    categories: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 3 }),
  });
  fc.assert(
    fc.property(fc.array(sample, { maxLength: 60 }), (samples) => {
      for (const minutes of Object.values(categoryMinutes(samples))) {
        expect(minutes).toBeGreaterThanOrEqual(Math.min(...samples.map((each) => each.minutes)));
        expect(minutes).toBeLessThanOrEqual(Math.max(...samples.map((each) => each.minutes)));
      }
    }),
  );
});
