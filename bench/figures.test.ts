import { expect, test } from 'vitest';
import { figuresOf, formatTable, median, quantile, rowsOf } from './figures.ts';
import type { Series } from './measure.ts';

const series = (name: Series['name'], perSecond: readonly number[], latency: number): Series => ({
  name,
  samples: perSecond.map((rate) => ({
    seconds: 1,
    latencies: Array.from({ length: rate }, () => latency),
    failures: 0,
  })),
});

test('quantile of the share 0.95 returns the smallest value that 95 % of the values do not exceed', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => index + 1);
  expect([0.5, 0.95, 0.99].map((share) => quantile(hundred, share))).toEqual([50, 95, 99]);
  expect(quantile([7], 0.99)).toBe(7);
});

test('median of an even number of values is the mean of the middle two', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

test('the throughput of a benchmark is the median of its rounds, so one slow round has no effect', () => {
  expect(figuresOf([series('menu', [900, 20, 1000], 1)])[0]?.perSecond).toBe(900);
});

test('rowsOf returns the main measurement of a series first, with the name of the series', () => {
  const firstRow = (name: Series['name']) => figuresOf([series(name, [500], 10)]).flatMap(rowsOf)[0];
  expect(firstRow('menu')).toEqual({ name: 'menu', value: 500, unit: 'requests/s' });
  expect(firstRow('search-1m')).toEqual({ name: 'search-1m', value: 10, unit: 'ms' });
});

test('the results of a series of orders include processor time per order', () => {
  const sample = { seconds: 1, latencies: [5, 5], failures: 0, placing: [2, 3], cpuMs: 12 };
  const figures = figuresOf([{ name: 'order-path-8', samples: [sample] }]);
  expect(figures.flatMap(rowsOf)).toContainEqual({ name: 'order-path-8-cpu', value: 6, unit: 'ms' });
  expect(formatTable(figures)).toMatch(/order-path-8 .* 3\.0 +6\.00$/);
});
