import { Client } from 'pg';
import { expect, test } from 'vitest';
import { asServer } from './databases.ts';
import { cityClock } from './filled-database.ts';
import { openTestDatabase } from './test-database.ts';

const tables = async (client: Client) =>
  (await client.query<{ count: number }>("SELECT count(*)::int FROM pg_tables WHERE schemaname = 'public'")).rows[0]
    ?.count;

test('a new test database has the schema that the migrations create', async () => {
  const database = await openTestDatabase();
  expect(await asServer(database.url, tables)).toBeGreaterThan(20);
  await database.drop();
});

test('a test database does not contain rows of another test database', async () => {
  const [one, other] = await Promise.all([openTestDatabase(), openTestDatabase()]);
  await asServer(one.url, (client) => client.query("INSERT INTO secret VALUES ('mine', 'x')"));
  const seen = await asServer(other.url, (client) => client.query('SELECT FROM secret'));
  expect(seen.rowCount).toBe(0);
  await Promise.all([one.drop(), other.drop()]);
});

test('a test database can be dropped even while a client is connected', async () => {
  const database = await openTestDatabase();
  const client = new Client({ connectionString: database.url });
  client.on('error', () => undefined);
  await client.connect();
  await database.drop();
  await expect(asServer(database.url, tables)).rejects.toThrow('does not exist');
});

test('the test clock for the demo city shows a time between 12:00 and 14:00 in Shanghai, whatever the real time', () => {
  const hour = cityClock().now().getUTCHours() + 8;
  expect(hour).toBeGreaterThanOrEqual(12);
  expect(hour).toBeLessThan(14);
});
