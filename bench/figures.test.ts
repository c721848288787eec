import { expect, test } from 'vitest';
import { figuresOf, formatTable, median, quantile } from './figures.ts';
import type { Series } from './measure.ts';

const series = (name: Series['name'], perSecond: readonly number[], latency: number): Series => ({
  name,
  samples: perSecond.map((rate) => ({
    seconds: 1,
    latencies: Array.from({ length: rate }, () => latency),
    failures: 0,
  })),
});

test('quantile returns the smallest value that covers the share', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => index + 1);
  expect([0.5, 0.95, 0.99].map((share) => quantile(hundred, share))).toEqual([50, 95, 99]);
  expect(quantile([7], 0.99)).toBe(7);
});

test('median of an even count is the mean of the middle two', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

test('rate is the median of the rounds, so one slow round does not count', () => {
  expect(figuresOf([series('http-echo-menu', [900, 20, 1000], 1)])[0]?.perSecond).toBe(900);
});

test('figures compare a series with its baseline of the same run', () => {
  const figures = figuresOf([series('menu', [500], 10), series('http-echo-menu', [1000], 5)]);
  expect(figures[0]?.rows[0]).toEqual({ name: 'menu', value: 500, unit: 'requests/s', reference: 1000, ratio: 0.5 });
  expect(figures[0]?.rows).toContainEqual({ name: 'menu-p95', value: 10, unit: 'ms', reference: 5, ratio: 2 });
  expect(figures[1]?.rows[0]).toMatchObject({ name: 'http-echo-menu', value: 1000, reference: null, ratio: null });
  expect(formatTable(figures)).toContain('0.50 of http-echo-menu');
});

test('figures of an order path include processor time per order', () => {
  const sample = { seconds: 1, latencies: [5, 5], failures: 0, placing: [2, 3], cpuMs: 12 };
  const [figure] = figuresOf([{ name: 'order-path-8', samples: [sample] }]);
  expect(figure?.rows).toContainEqual({ name: 'order-path-8-cpu', value: 6, unit: 'ms', reference: null, ratio: null });
  expect(formatTable(figure ? [figure] : [])).toContain('place call p99 3.0 ms, processor 6.00 ms per order');
});
