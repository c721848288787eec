import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { asServer } from '../testing/database/databases.ts';
import { openFilledDatabase } from '../testing/database/filled-database.ts';
import { openTestDatabase, type TestDatabase } from '../testing/database/test-database.ts';
import { fillInChildProcess } from './fill-in-child-process.ts';

let database: TestDatabase;
afterEach(() => database.drop());

const fill = (told: string[] = []) =>
  fillInChildProcess({ databaseUrl: database.url, demo: false }, (line) => told.push(line));

/** Counts the child processes that fill a database during `work`. */
async function fillersDuring(work: Promise<unknown>): Promise<number> {
  const seen = new Set<string>();
  const watching = setInterval(() => {
    for (const pid of fillers()) seen.add(pid);
  }, 5);
  await work.finally(() => clearInterval(watching));
  return seen.size;
}

const fillers = (): string[] =>
  readdirSync('/proc').filter((pid) => {
    if (!/^\d+$/.test(pid)) return false;
    try {
      const parent = Number(
        readFileSync(`/proc/${pid}/stat`, 'utf8')
          .replace(/^.*\) /s, '')
          .split(' ')[1],
      );
      return parent === process.pid && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('fill-process');
    } catch {
      return false;
    }
  });

test('the server fills an empty database in a child process, whose memory is released when it ends', async () => {
  database = await openTestDatabase();
  const told: string[] = [];
  expect(await fillersDuring(fill(told))).toBe(1);
  expect(told.join()).toMatch(/Administrative divisions loaded: \d{5}/);
});

test('no child process starts for a database that is already filled', async () => {
  database = await openFilledDatabase('places');
  expect(await fillersDuring(fill())).toBe(0);
});

test('the server start tries to apply a missing migration even if the database is already filled', async () => {
  database = await openFilledDatabase('places');
  await asServer(database.url, (client) => client.query("DELETE FROM migration WHERE name LIKE '0001_%'"));
  await expect(fill()).rejects.toThrow('0001_');
});

test('an error in the child process that fills the database reaches the server with its PostgreSQL error code', async () => {
  database = await openTestDatabase();
  await asServer(database.url, (client) =>
    client.query(`DO $$ BEGIN
      EXECUTE format('ALTER DATABASE %I SET default_transaction_read_only = on', current_database());
    END $$`),
  );
  await expect(fill()).rejects.toMatchObject({ code: '25006' });
});
