import type { ScenarioName } from './load/scenarios.ts';

type Series = {
  readonly scenario: ScenarioName;
  readonly by: 'product' | 'echo' | 'database';
  /** What it is compared with, the first of them in the figures that are written. */
  readonly floors: readonly SeriesName[];
};

export type SeriesName =
  | 'nearby'
  | 'db-nearby'
  | 'http-echo-nearby'
  | 'menu'
  | 'db-menu'
  | 'http-echo-menu'
  | 'place-order'
  | 'db-place-order'
  | 'http-echo';

/**
 * A call of the product, the same SQL by plain clients, and a bare HTTP server that answers as many bytes of JSON.
 * `http-echo` has the sizes of placing an order.
 */
export const seriesNames: Readonly<Record<SeriesName, Series>> = {
  nearby: { scenario: 'nearby', by: 'product', floors: ['db-nearby', 'http-echo-nearby'] },
  'db-nearby': { scenario: 'nearby', by: 'database', floors: [] },
  'http-echo-nearby': { scenario: 'nearby', by: 'echo', floors: [] },
  menu: { scenario: 'menu', by: 'product', floors: ['db-menu', 'http-echo-menu'] },
  'db-menu': { scenario: 'menu', by: 'database', floors: [] },
  'http-echo-menu': { scenario: 'menu', by: 'echo', floors: [] },
  'place-order': { scenario: 'place-order', by: 'product', floors: ['db-place-order', 'http-echo'] },
  'db-place-order': { scenario: 'place-order', by: 'database', floors: [] },
  'http-echo': { scenario: 'place-order', by: 'echo', floors: [] },
};

export const isSeriesName = (name: string): name is SeriesName => name in seriesNames;
