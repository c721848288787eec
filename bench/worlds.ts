import { type BenchCity, buildCity } from './city/build-city.ts';
import { buildMetropolis, type Metropolis } from './city/metropolis.ts';
import { insertPastOrders } from './city/past-orders.ts';
import type { Closers } from './deadline.ts';
import { metropolisScenarios } from './load/metropolis-scenarios.ts';
import { type Scenario, type ScenarioName, scenariosOf } from './load/scenarios.ts';
import { openProduct, type Product } from './product.ts';
import type { WorldName } from './series.ts';

type Say = (line: string) => void;

/** The product on a filled database of its own, with its scenarios. */
export type World = Product & {
  /** Null: only a city has members who order. */
  readonly city: BenchCity | null;
  readonly scenarios: Readonly<Partial<Record<ScenarioName, Scenario>>>;
};

const shopsOf = { 'metropolis-20k': 20_000, 'metropolis-200k': 200_000 } as const;
const dishesEach = 5;
/** Not zero for the city: for almost empty tables PostgreSQL makes other plans. */
const pastOrdersOf = {
  city: 10_000,
  'city-set-meals': 10_000,
  'city-crowded': 10_000,
  'orders-10k': 10_000,
  'orders-1m': 1_000_000,
} as const;
/** Each listens to the news of their own orders. */
export const crowd = 2_000;

export async function openWorld(
  name: WorldName,
  closers: Closers,
  say: Say,
  extensions: readonly string[] = [],
): Promise<World> {
  say(`Starting the product on a database of its own (${name}).`);
  const product = await openProduct(closers, extensions);
  if (name !== 'metropolis-20k' && name !== 'metropolis-200k') {
    const pastOrders = pastOrdersOf[name];
    say(`Filling it with shops, menus, members${pastOrders > 0 ? ` and ${pastOrders} past orders` : ''}.`);
    const city = await buildCity(product.databaseUrl, name === 'city-crowded' ? crowd : undefined);
    if (pastOrders > 0) await insertPastOrders(product.databaseUrl, city, pastOrders);
    return { ...product, city, scenarios: scenariosOf(product.url, city) };
  }
  const shops = shopsOf[name];
  say(`Filling it with ${shops} shops and ${shops * dishesEach} dishes, and their index.`);
  const metropolis: Metropolis = await buildMetropolis(product.databaseUrl, { shops, dishesEach });
  return { ...product, city: null, scenarios: metropolisScenarios(metropolis) };
}
