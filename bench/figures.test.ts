import { expect, test } from 'vitest';
import { figuresOf, median, quantile, tableOf } from './figures.ts';
import type { Series } from './measure.ts';

const series = (name: Series['name'], perSecond: readonly number[], latency: number): Series => ({
  name,
  samples: perSecond.map((rate) => ({
    seconds: 1,
    latencies: Array.from({ length: rate }, () => latency),
    failures: 0,
  })),
  failures: 0,
});

test('a quantile is the smallest value that the share does not exceed', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => index + 1);
  expect([0.5, 0.95, 0.99].map((share) => quantile(hundred, share))).toEqual([50, 95, 99]);
  expect(quantile([7], 0.99)).toBe(7);
});

test('the median of an even count lies between the middle two', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

test('a rate is the median of its rounds, so that one slow round does not count', () => {
  expect(figuresOf([series('db-menu', [900, 20, 1000], 1)])[0]?.perSecond).toBe(900);
});

test('a call stands beside its floors of the same run', () => {
  const figures = figuresOf([
    series('menu', [500], 10),
    series('db-menu', [1000], 5),
    series('http-echo-menu', [2000], 2),
  ]);
  expect(figures[0]?.rows.slice(0, 2)).toEqual([
    { name: 'menu', value: 500, unit: 'requests/s', reference: 1000, ratio: 0.5 },
    { name: 'menu-to-http-echo-menu', value: 500, unit: 'requests/s', reference: 2000, ratio: 0.25 },
  ]);
  expect(figures[0]?.rows).toContainEqual({ name: 'menu-p95', value: 10, unit: 'ms', reference: 5, ratio: 2 });
  expect(figures[1]?.rows[0]).toEqual({
    name: 'db-menu',
    value: 1000,
    unit: 'requests/s',
    reference: null,
    ratio: null,
  });
  expect(tableOf(figures)).toContain('0.50 of db-menu, 0.25 of http-echo-menu');
});

test('the processor time of an order stands beside that of the last floor that has one', () => {
  const timed = (name: Series['name'], cpuMs: number | undefined): Series => ({
    name,
    samples: [{ seconds: 1, latencies: [5, 5], failures: 0, ...(cpuMs === undefined ? {} : { cpuMs }) }],
    failures: 0,
  });
  const figures = figuresOf([timed('pgbench-order-8', 12), timed('pgbench-8', 2), timed('fastify-8', 4)]);
  const [figure] = figures;
  expect(figure?.rows).toContainEqual({ name: 'pgbench-order-8-cpu', value: 6, unit: 'ms', reference: 2, ratio: 3 });
  expect(tableOf(figures)).toContain('processor 6.00 ms each, 3.0 times that of fastify-8');
});
