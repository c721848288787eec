import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { asServer } from '../testing/database/databases.ts';
import { openFilledDatabase } from '../testing/database/filled-database.ts';
import { openTestDatabase, type TestDatabase } from '../testing/database/test-database.ts';
import { fillApart } from './fill-apart.ts';

let database: TestDatabase;
afterEach(() => database.drop());

const fill = (told: string[] = []) => fillApart({ databaseUrl: database.url, demo: false }, (line) => told.push(line));

/** How many processes of ours fill while `work` runs. */
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

test('an empty database is filled by a process of its own, whose garbage the server never holds', async () => {
  database = await openTestDatabase();
  const told: string[] = [];
  expect(await fillersDuring(fill(told))).toBe(1);
  expect(told.join()).toMatch(/Administrative divisions loaded: \d{5}/);
});

test('for a filled one none is started', async () => {
  database = await openFilledDatabase('places');
  expect(await fillersDuring(fill())).toBe(0);
});

test('a migration that is not applied is tried, whatever else is there', async () => {
  database = await openFilledDatabase('places');
  await asServer(database.url, (client) => client.query("DELETE FROM migration WHERE name LIKE '0001_%'"));
  await expect(fill()).rejects.toThrow('0001_');
});

test('a failure there keeps the code by which the operator is told what to mend', async () => {
  database = await openTestDatabase();
  await asServer(database.url, (client) =>
    client.query(`DO $$ BEGIN
      EXECUTE format('ALTER DATABASE %I SET default_transaction_read_only = on', current_database());
    END $$`),
  );
  await expect(fill()).rejects.toMatchObject({ code: '25006' });
});
