import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { categoryMinutes, type KitchenSample } from './kitchen-samples.ts';

const [noodles, stew, drinks] = [1, 2, 3];
const took = (minutes: number, ...categories: number[]): KitchenSample => ({ hour: 12, minutes, categories });
const times = (count: number, sample: KitchenSample) => Array.from({ length: count }, () => sample);

test('orders of one category say how long it takes, as three of four took', () => {
  const samples = [8, 9, 10, 11, 40].map((minutes) => took(minutes, noodles));
  expect(categoryMinutes(samples)).toEqual({ [noodles]: 11 });
});

test('of few orders nothing is concluded', () => {
  expect(categoryMinutes(times(4, took(10, noodles)))).toEqual({});
});

test('a drink takes no longer than the quickest orders that it was in', () => {
  const samples = [
    ...times(6, took(8, noodles, drinks)),
    ...times(6, took(30, stew, drinks)),
    ...times(5, took(30, stew)),
  ];
  expect(categoryMinutes(samples)).toMatchObject({ [drinks]: 8, [stew]: 30 });
});

test('an order of several counts for the slowest, which it waited for', () => {
  const samples = [...times(5, took(8, noodles)), ...times(5, took(20, stew)), ...times(15, took(26, noodles, stew))];
  expect(categoryMinutes(samples)).toEqual({ [noodles]: 8, [stew]: 26 });
});

test('an order with something that is not known counts for nothing else', () => {
  const samples = [...times(5, took(8, noodles)), ...times(4, took(60, noodles, stew))];
  expect(categoryMinutes(samples)).toEqual({ [noodles]: 8 });
});

test('nobody is promised less than the quickest nor more than the slowest order', () => {
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
