import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/index.ts';
import { leaseName, leaseSandbox } from './sandbox-lease.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const refused = /^Another node with a sandbox uses this database\./;

const lease = (waitMs?: number) => leaseSandbox(app.databaseUrl, waitMs);

const holders = async (): Promise<number[]> => {
  const { rows } = await sql<{ pid: number }>`SELECT activity.pid FROM pg_stat_activity activity
    JOIN pg_locks USING (pid) WHERE datname = current_database() AND application_name = ${leaseName}
    AND locktype = 'advisory' AND granted`.execute(app.app.database.read);
  return rows.map(({ pid }) => pid);
};

test('a second server cannot lease the sandbox of a database until the first server’s lease ends', async () => {
  const first = await lease();
  await expect(lease(0)).rejects.toThrow(refused);
  await first.close();
  await (await lease(0)).close();
});

test('a starting server waits for another server’s sandbox lease that ends within seconds', async () => {
  const first = await lease();
  const second = lease();
  // This attempt starts after the second one. When this attempt fails, the second one has also failed for the first time
  // and is waiting before its next attempt.
  await expect(lease(0)).rejects.toThrow(refused);
  await first.close();
  await (await second).close();
});

test('the server takes its sandbox lease again after it lost the database connection of the lease', async () => {
  const first = await lease();
  const [pid = 0] = await holders();
  await sql`SELECT pg_terminate_backend(${pid})`.execute(app.app.database.read);
  await expect.poll(async () => (await holders()).filter((each) => each !== pid)).toHaveLength(1);
  await expect(lease(0)).rejects.toThrow(refused);
  await first.close();
  await expect.poll(holders).toEqual([]);
});
