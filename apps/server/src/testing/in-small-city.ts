import { afterAll, beforeAll } from 'vitest';
import { openTestApp, type TestApp } from './open-test-app.ts';
import { openSmallCity, type SmallCity } from './small-city.ts';

/** A server with a small city for all tests of a file: open before the first, closed after the last. */
export function inSmallCity(use: (opened: { readonly app: TestApp; readonly city: SmallCity }) => void): void {
  let app: TestApp | undefined;
  beforeAll(async () => {
    app = await openTestApp();
    use({ app, city: await openSmallCity(app) });
  });
  afterAll(() => app?.close());
}
