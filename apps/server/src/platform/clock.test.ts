import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { buildApp } from '../app.ts';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());
afterEach(() => void vi.useRealTimers());

const hourMs = 3_600_000;

const databaseTime = async () => {
  const { rows } = await sql<{ now: Date }>`SELECT clock_timestamp() AS now`.execute(server.app.database.read);
  return rows[0]?.now.getTime() ?? Number.NaN;
};

test.each([hourMs, -hourMs])(
  'a server uses the database’s time if its own clock is %d ms off (case 25)',
  async (off) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + off });
    const app = await buildApp({ config: server.app.platform.config, databaseUrl: server.databaseUrl });
    expect(Math.abs(Date.now() - (await databaseTime()))).toBeGreaterThan(hourMs / 2);
    expect(Math.abs(app.platform.clock.now().getTime() - (await databaseTime()))).toBeLessThan(hourMs / 60);
    // After the start, a change of the machine's clock has no effect.
    vi.setSystemTime(Date.now() + 2 * off);
    expect(Math.abs(app.platform.clock.now().getTime() - (await databaseTime()))).toBeLessThan(hourMs / 60);
    await app.close();
  },
);
