import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { categoryMinutes, type KitchenSample } from './kitchen-samples.ts';

const [noodles, stew, drinks] = [1, 2, 3];
const took = (minutes: number, ...categories: number[]): KitchenSample => ({ hour: 12, minutes, categories });
const times = (count: number, sample: KitchenSample) => Array.from({ length: count }, () => sample);

test('categoryMinutes returns the minutes within which three of four orders of a category were ready', () => {
  const samples = [8, 9, 10, 11, 40].map((minutes) => took(minutes, noodles));
  expect(categoryMinutes(samples)).toEqual({ [noodles]: 11 });
});

test('categoryMinutes omits a category with fewer than five orders', () => {
  expect(categoryMinutes(times(4, took(10, noodles)))).toEqual({});
});

test('categoryMinutes uses the fastest orders for a category that guests never order alone', () => {
  const samples = [
    ...times(6, took(8, noodles, drinks)),
    ...times(6, took(30, stew, drinks)),
    ...times(5, took(30, stew)),
  ];
  expect(categoryMinutes(samples)).toMatchObject({ [drinks]: 8, [stew]: 30 });
});

test('the preparation time of an order with several categories counts for the slowest category', () => {
  const samples = [...times(5, took(8, noodles)), ...times(5, took(20, stew)), ...times(15, took(26, noodles, stew))];
  expect(categoryMinutes(samples)).toEqual({ [noodles]: 8, [stew]: 26 });
});

test('the preparation time of an order counts for none of its categories if one of them has too few orders', () => {
  const samples = [...times(5, took(8, noodles)), ...times(4, took(60, noodles, stew))];
  expect(categoryMinutes(samples)).toEqual({ [noodles]: 8 });
});

test('the estimated preparation time of a category is between those of its fastest and slowest order', () => {
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
