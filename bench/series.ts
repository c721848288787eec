import type { ScenarioName } from './load/scenarios.ts';

/**
 * Data sets of the benchmark. `city` has 20,000 shops, 200 menus and 64 members. `city-crowded` has the shops of `city`
 * and 2,000 members. `metropolis` has 200,000 shops and a million dishes.
 */
export type WorldName = 'city' | 'city-crowded' | 'metropolis';

type SeriesPlan = {
  readonly scenario: ScenarioName;
  readonly world: WorldName;
  /**
   * The main measurement: responses per second at full load (`rate`), or the 95th percentile of the latency with 8
   * clients (`p95`).
   */
  readonly metric: 'rate' | 'p95';
  readonly connections?: number;
};

export type SeriesName =
  | 'nearby'
  | 'menu'
  | 'menu-unchanged'
  | 'order-path-1'
  | 'order-path-8'
  | 'order-path-32'
  | 'nearby-200k'
  | 'search-1m'
  | 'search-whole-1m'
  | 'menu-200k'
  | 'primary-key-read';

export const latencyClients = 8;

const inCity = { world: 'city', metric: 'rate' } as const;
const inMetropolis = { world: 'metropolis', metric: 'p95' } as const;

/**
 * Measured series. `menu` requests the dishes of a menu by GET, as the app does. `menu-unchanged` also sends
 * the ETag, so the server returns 304. `search-1m` measures suggestions while a guest types, `search-whole-1m` full
 * searches. `primary-key-read` is the cheapest call that reads a row of the same database. `order-path` consists of
 * quote, place, payment from the balance, and acceptance by the shop.
 */
export const seriesPlans: Readonly<Record<SeriesName, SeriesPlan>> = {
  nearby: { ...inCity, scenario: 'nearby' },
  menu: { ...inCity, scenario: 'menu' },
  'menu-unchanged': { ...inCity, scenario: 'menu-unchanged' },
  'order-path-1': { ...inCity, scenario: 'order-path', connections: 1 },
  'order-path-8': { ...inCity, scenario: 'order-path', connections: 8 },
  'order-path-32': { ...inCity, scenario: 'order-path', connections: 32 },
  'nearby-200k': { ...inMetropolis, scenario: 'nearby' },
  'search-1m': { ...inMetropolis, scenario: 'suggest' },
  'search-whole-1m': { ...inMetropolis, scenario: 'search' },
  'menu-200k': { ...inMetropolis, scenario: 'menu' },
  'primary-key-read': { ...inMetropolis, scenario: 'primary-key-read' },
};

export type ServerFigure = 'server-start' | 'server-memory' | 'live-2000';

export const serverFigureSeconds: Readonly<Record<ServerFigure, number>> = {
  'server-start': 180,
  'server-memory': 300,
  'live-2000': 300,
};

export const isServerFigure = (name: string): name is ServerFigure => name in serverFigureSeconds;

export const isSeriesName = (name: string): name is SeriesName => name in seriesPlans;
