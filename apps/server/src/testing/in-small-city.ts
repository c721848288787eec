import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { Config } from '../platform/config.ts';
import { openTestAppWithCards, type TestAppWithCards } from './card-gateway.ts';
import { openCityDatabase } from './database/city-database.ts';
import { openTestApp, type TestApp } from './open-test-app.ts';
import type { SmallCity } from './small-city.ts';

type Opened<App = TestApp> = { readonly app: App; readonly city: SmallCity };
type Use<App> = (opened: Opened<App>) => unknown;

/** Opens a server with a small city, on a copy of the city's template database. */
export async function openTestCity(change?: (config: Config) => Partial<Config>): Promise<Opened> {
  const database = await openCityDatabase();
  return { app: await openTestApp(change, async () => database), city: database.city };
}

export async function openTestCityWithCards(changed?: Partial<Config>): Promise<Opened<TestAppWithCards>> {
  const database = await openCityDatabase();
  return { app: await openTestAppWithCards(changed, async () => database), city: database.city };
}

/** Opens a server with a small city before the first test of a file, and closes it after the last. */
export const inSmallCity = (use: Use<TestApp>, change?: (config: Config) => Partial<Config>): void =>
  forWholeFile(() => openTestCity(change), use);

export const inSmallCityWithCards = (use: Use<TestAppWithCards>, changed?: Partial<Config>): void =>
  forWholeFile(() => openTestCityWithCards(changed), use);

/** Opens a server with a new small city for each test. Tests that count or sum over the whole database need it. */
export function inFreshSmallCity(use: Use<TestApp>, change?: (config: Config) => Partial<Config>): void {
  let app: TestApp | undefined;
  beforeEach(async () => {
    const opened = await openTestCity(change);
    app = opened.app;
    await use(opened);
  });
  afterEach(() => app?.close());
}

function forWholeFile<App extends TestApp>(open: () => Promise<Opened<App>>, use: Use<App>): void {
  let app: App | undefined;
  beforeAll(async () => {
    const opened = await open();
    app = opened.app;
    await use(opened);
  });
  afterAll(() => app?.close());
}
