import type { WrittenPath } from './floors/floor-process.ts';
import type { ScenarioName } from './load/scenarios.ts';

/**
 * A city for the rates; one for set meals, whose codes would wait behind those of the other's meals; one with a crowd of members; the metropolis, or the city with past orders, in two sizes for what must
 * not grow.
 */
export type WorldName =
  | 'city'
  | 'city-set-meals'
  | 'city-crowded'
  | 'metropolis-20k'
  | 'metropolis-200k'
  | 'orders-10k'
  | 'orders-1m';

type Series = {
  readonly scenario: ScenarioName;
  /** `rows`: the product's rows, each by a statement of its own. `pgbench`, `fastify`: plain orders in plain tables. */
  readonly by: 'product' | 'echo' | 'database' | 'rows' | 'pgbench' | 'fastify';
  readonly world: WorldName;
  /** Answers a second at full load, or a percentile of the latency with 8 clients. */
  readonly judged: 'rate' | 'p95' | 'p50';
  readonly connections?: number;
  /** What it is compared with; the first is the reference in the figures. */
  readonly floors: readonly SeriesName[];
};

export type SeriesName =
  | 'nearby'
  | 'db-nearby'
  | 'http-echo-nearby'
  | 'menu'
  | 'menu-unchanged'
  | 'db-menu'
  | 'http-echo-menu'
  | 'place-order'
  | 'db-place-order'
  | 'http-echo'
  | 'nearby-200k'
  | 'search-1m'
  | 'search-whole-1m'
  | 'menu-200k'
  | 'primary-key-read'
  | 'nearby-growth'
  | 'nearby-20k'
  | 'order-path-1'
  | 'db-order-path-1'
  | 'order-path-8'
  | 'db-order-path-8'
  | 'order-path-32'
  | 'db-order-path-32'
  | 'pgbench-order-8'
  | 'pgbench-8'
  | 'fastify-8'
  | 'pgbench-order-32'
  | 'pgbench-32'
  | 'fastify-32'
  | 'place-order-32'
  | 'db-place-order-32'
  | 'setmeal-path-8'
  | 'db-setmeal-path-8'
  | 'order-growth'
  | 'order-growth-10k';

export const waitingClients = 8;

const inCity = (scenario: ScenarioName, by: Series['by'], floors: readonly SeriesName[] = []): Series => ({
  scenario,
  by,
  world: 'city',
  judged: 'rate',
  floors,
});

const atScale = (scenario: ScenarioName, world: WorldName, floors: readonly SeriesName[] = []): Series => ({
  scenario,
  by: 'product',
  world,
  judged: 'p95',
  floors,
});

/** Whole orders by so many guests, or their rows alone. */
const ofOrders = (
  scenario: WrittenPath,
  by: Exclude<Series['by'], 'echo' | 'database'>,
  connections: number,
  floors: readonly SeriesName[] = [],
): Series => ({ ...inCity(scenario, by, floors), connections });

const ofSetMeals = (by: 'product' | 'rows', floors: readonly SeriesName[] = []): Series => ({
  ...ofOrders('setmeal-path', by, 8, floors),
  world: 'city-set-meals',
});

const amongOrders = (world: 'orders-10k' | 'orders-1m', floors: readonly SeriesName[] = []): Series => ({
  scenario: 'order-path',
  by: 'product',
  world,
  judged: 'p50',
  floors,
});

/**
 * In the city: a call of the product, the same SQL by plain clients, and a bare HTTP server with as many bytes of JSON;
 * `http-echo` has the sizes of placing an order. A menu's dishes are asked for with GET, as the app does, and the bare server has
 * their bytes ready, compressed where the encoding says so; `menu-unchanged` names those that it has. `search-1m` is what is
 * asked with each letter, `search-whole-1m` a whole search. In the metropolis of 200,000 shops and a million dishes: latency
 * beside one row read by primary key through the same stack, and beside a metropolis of a tenth of the size. An order's
 * path is quote, placing, payment from the balance and acceptance, beside the rows that it writes; a set meal's is
 * quote, placing, payment from the balance, choice of the restaurant, code and redeeming. `pgbench-order` is an order's
 * path beside pgbench, and beside a bare Fastify, that write the least that an order could be. `order-growth` is an order's path
 * among a million orders.
 */
export const seriesNames: Readonly<Record<SeriesName, Series>> = {
  nearby: inCity('nearby', 'product', ['db-nearby', 'http-echo-nearby']),
  'db-nearby': inCity('nearby', 'database'),
  'http-echo-nearby': inCity('nearby', 'echo'),
  menu: inCity('menu', 'product', ['db-menu', 'http-echo-menu']),
  'menu-unchanged': inCity('menu-unchanged', 'product', ['http-echo-menu']),
  'db-menu': inCity('menu', 'database'),
  'http-echo-menu': inCity('menu', 'echo'),
  'place-order': inCity('place-order', 'product', ['db-place-order', 'http-echo']),
  'db-place-order': inCity('place-order', 'database'),
  'http-echo': inCity('place-order', 'echo'),
  'nearby-200k': atScale('nearby', 'metropolis-200k', ['primary-key-read']),
  'search-1m': atScale('suggest', 'metropolis-200k', ['primary-key-read']),
  'search-whole-1m': atScale('search', 'metropolis-200k', ['primary-key-read']),
  'menu-200k': atScale('menu', 'metropolis-200k', ['primary-key-read']),
  'primary-key-read': atScale('primary-key-read', 'metropolis-200k'),
  'nearby-growth': atScale('nearby', 'metropolis-200k', ['nearby-20k']),
  'nearby-20k': atScale('nearby', 'metropolis-20k'),
  'order-path-1': ofOrders('order-path', 'product', 1, ['db-order-path-1']),
  'db-order-path-1': ofOrders('order-path', 'rows', 1),
  'order-path-8': ofOrders('order-path', 'product', 8, ['db-order-path-8']),
  'db-order-path-8': ofOrders('order-path', 'rows', 8),
  'order-path-32': ofOrders('order-path', 'product', 32, ['db-order-path-32']),
  'db-order-path-32': ofOrders('order-path', 'rows', 32),
  'pgbench-order-8': ofOrders('order-path', 'product', 8, ['pgbench-8', 'fastify-8']),
  'pgbench-8': ofOrders('order-path', 'pgbench', 8),
  'fastify-8': ofOrders('order-path', 'fastify', 8),
  'pgbench-order-32': ofOrders('order-path', 'product', 32, ['pgbench-32', 'fastify-32']),
  'pgbench-32': ofOrders('order-path', 'pgbench', 32),
  'fastify-32': ofOrders('order-path', 'fastify', 32),
  'place-order-32': ofOrders('place-order', 'product', 32, ['db-place-order-32']),
  'db-place-order-32': ofOrders('place-order', 'rows', 32),
  'setmeal-path-8': ofSetMeals('product', ['db-setmeal-path-8']),
  'db-setmeal-path-8': ofSetMeals('rows'),
  'order-growth': amongOrders('orders-1m', ['order-growth-10k']),
  'order-growth-10k': amongOrders('orders-10k'),
};

export type ServerName = 'server-start' | 'server-memory' | 'server-memory-growth' | 'live-2000';
/** A hundred thousand orders take minutes on a small machine. */
export const longestServerSeconds: Readonly<Record<ServerName, number>> = {
  'server-start': 180,
  'server-memory': 300,
  'server-memory-growth': 3_600,
  'live-2000': 300,
};

export const isServerName = (name: string): name is ServerName => name in longestServerSeconds;

export const isSeriesName = (name: string): name is SeriesName => name in seriesNames;
