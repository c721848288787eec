import { type BenchCity, buildCity } from './city/build-city.ts';
import { buildMetropolis } from './city/metropolis.ts';
import { insertPastOrders } from './city/past-orders.ts';
import type { Closers } from './deadline.ts';
import { metropolisScenarios } from './load/metropolis-scenarios.ts';
import { cityScenarios, type Scenario, type ScenarioName } from './load/scenarios.ts';
import { openProduct, type Product } from './product.ts';
import type { WorldName } from './series.ts';

/** The running product with one of the data sets, and the scenarios that can be measured on it. */
export type World = Product & {
  /** City of the data set, with its members. Null for the data set `metropolis`, which has shops but no members. */
  readonly city: BenchCity | null;
  readonly scenarios: Readonly<Partial<Record<ScenarioName, Scenario>>>;
};

const metropolisSize = { shops: 200_000, dishesEach: 5 };
/** Number of completed orders to insert, because PostgreSQL plans queries differently for almost empty tables. */
const pastOrders = 10_000;
/** Number of members in `city-crowded`. Each has an open stream of live updates. */
export const crowdSize = 2_000;

export async function openWorld(name: WorldName, closers: Closers, log: (line: string) => void): Promise<World> {
  log(`Starting the product on a separate database (${name}).`);
  const product = await openProduct(closers);
  if (name === 'metropolis') {
    const { shops, dishesEach } = metropolisSize;
    log(`Inserting ${shops} shops and ${shops * dishesEach} dishes.`);
    const metropolis = await buildMetropolis(product.databaseUrl, metropolisSize);
    return { ...product, city: null, scenarios: metropolisScenarios(metropolis) };
  }
  log(`Inserting shops, menus, members and ${pastOrders} past orders.`);
  const city = await buildCity(product.databaseUrl, name === 'city-crowded' ? crowdSize : undefined);
  await insertPastOrders(product.databaseUrl, city, pastOrders);
  return { ...product, city, scenarios: cityScenarios(product.url, city) };
}
