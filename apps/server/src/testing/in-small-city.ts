import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { openTestAppWithCards, type TestAppWithCards } from './card-gateway.ts';
import { openTestApp, type TestApp } from './open-test-app.ts';
import { openSmallCity, type SmallCity } from './small-city.ts';

type Opened<App> = { readonly app: App; readonly city: SmallCity };
type Use<App> = (opened: Opened<App>) => unknown;

/** A server with a small city for all tests of a file: open before the first, closed after the last. */
export const inSmallCity = (use: Use<TestApp>): void => forWholeFile(openTestApp, use);

export const inSmallCityWithCards = (use: Use<TestAppWithCards>): void => forWholeFile(openTestAppWithCards, use);

/** A server with a small city for each test alone: for what is counted or summed over a whole database. */
export function inFreshSmallCity(use: Use<TestApp>): void {
  let app: TestApp | undefined;
  beforeEach(async () => {
    app = await openTestApp();
    await use({ app, city: await openSmallCity(app) });
  });
  afterEach(() => app?.close());
}

function forWholeFile<App extends TestApp>(open: () => Promise<App>, use: Use<App>): void {
  let app: App | undefined;
  beforeAll(async () => {
    app = await open();
    await use({ app, city: await openSmallCity(app) });
  });
  afterAll(() => app?.close());
}
