import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { beginReading } from '../backup/backup.store.ts';
import { lockBalance } from '../modules/wallet/rewards/reward.store.ts';
import { growingTables } from '../platform/database/partitions/growing-tables.ts';
import { allRows, archive, inOldCity, type OldCity, restore, rowsIn } from './archive-in-tests.ts';
import type { ArchiveStep } from './archive-part.ts';
import { writePart } from './write-file.ts';

let old: OldCity;
inOldCity((opened) => {
  old = opened;
});

const firstParts = growingTables.map(({ table }) => `${table}_first`);
const countsOfFirst = () => Promise.all(firstParts.map((name) => rowsIn(old, name)));
const run = (text: string) => sql.raw(text).execute(old.app.app.database.read);

async function expectBooksToAgree() {
  const { data } = await old.app.call('ledgerCheck', {}, { token: old.city.operator.token });
  expect(data.problems).toEqual([]);
  expect(data.isBalanced).toBe(true);
  return data.sums;
}

test('a restored month has the same rows as before it was archived, and the ledger is consistent before the archive, after it and after the restore', async () => {
  const before = await allRows(old);
  const sums = await expectBooksToAgree();
  const earned = () => old.app.call('earnings', { shopId: old.city.shopId }, { token: old.city.merchant.token });
  const balance = (await earned()).data.balance;
  expect(balance).toBeGreaterThan(0);

  const said = await archive(old);
  expect(said).toEqual([
    expect.stringMatching(/^order_history_first, 2026-11: \d+ rows\.$/),
    expect.stringMatching(/^order_line_first, 2026-11: 1 rows\.$/),
    expect.stringMatching(/^entry_first, 2026-11: \d+ rows\.$/),
    expect.stringContaining('3 partitions are now in'),
  ]);
  expect(await countsOfFirst()).toEqual([0, 0, 0]);
  expect(await expectBooksToAgree()).toEqual(sums);
  expect((await earned()).data.balance).toBe(balance);
  for (const name of readdirSync(old.folder))
    expect(statSync(path.join(old.folder, name)).mode & 0o777, 'only the owner may read the file').toBe(0o600);
  expect(await archive(old), 'archives no part twice').toEqual([expect.stringContaining('Nothing was archived')]);

  await restore(old);
  expect(await allRows(old)).toEqual(before);
  expect(await expectBooksToAgree()).toEqual(sums);
  expect(await rowsIn(old, 'archived_partition')).toBe(0);
  expect(await rowsIn(old, 'archived_sum')).toBe(0);
});

const steps: ArchiveStep[] = ['written', 'checked', 'named', 'carried', 'emptied', 'committed'];
test.each([
  { table: 'order_history', at: 0, step: 'committed' as const },
  { table: 'order_line', at: 1, step: 'named' as const },
  ...steps.map((step) => ({ table: 'entry', at: 2, step })),
])(
  'an archive interrupted after the step “$step” of the table $table loses nothing, and the next run completes it',
  async ({ at, step }) => {
    const before = await allRows(old);
    let told = -1;
    const breaking = archive(old, {
      onStep: (each) => {
        if (each !== step) return;
        told += 1;
        if (told === at) throw new Error('killed');
      },
    });
    await expect(breaking).rejects.toThrow('killed');
    const isLeft = (await countsOfFirst()).map((count) => count > 0);
    expect(isLeft, 'each table is archived or complete').toEqual(
      [0, 1, 2].map((each) => each >= at + Number(step === 'committed')),
    );
    await expectBooksToAgree();
    await archive(old);
    expect(await countsOfFirst()).toEqual([0, 0, 0]);
    await expectBooksToAgree();
    expect(readdirSync(old.folder).filter((name) => name.endsWith('.part'))).toEqual([]);
    await restore(old);
    expect(await allRows(old)).toEqual(before);
  },
);

test.each([
  [
    'an order that is not finished',
    "UPDATE customer_order SET state = 'delivered' WHERE id = (SELECT min(id) FROM customer_order)",
    'orders that are open',
  ],
  [
    'an undecided refund',
    `INSERT INTO refund (number, order_id, reason, state, balance_part, gateway_part, created_at)
     SELECT 'R1', id, 'missing', 2, 0, 0, now() FROM customer_order ORDER BY id LIMIT 1`,
    'refunds without a decision',
  ],
  [
    'an open payment',
    `INSERT INTO payment_attempt (number, order_id, method, amount, state, expires_at, created_at)
     SELECT 'P1', id, 'stripe', 1, 'open', now(), now() FROM customer_order ORDER BY id LIMIT 1`,
    'open payments',
  ],
  [
    'a pending job',
    `INSERT INTO job (kind, payload, run_at) SELECT 'order.x', jsonb_build_object('orderId', id), now() + interval '9 years'
     FROM customer_order ORDER BY id LIMIT 1`,
    'pending jobs',
  ],
  [
    'held money',
    "UPDATE account SET balance = 1 WHERE kind = 'order_held' AND owner_id = (SELECT min(id)::text FROM customer_order)",
    'orders for which money is held',
  ],
])('the archive command archives nothing and reports the reason if there is %s', async (_name, statement, why) => {
  const before = await countsOfFirst();
  await run(statement);
  const said = await archive(old);
  expect(said[0]).toMatch(new RegExp(`^order_history_first was not archived: .*1 ${why}`));
  expect(said.at(-1)).toContain('Nothing was archived');
  expect(await countsOfFirst()).toEqual(before);
  expect(readdirSync(old.folder)).toEqual([]);
});

test('ledger entries are not archived before the orders that they belong to', async () => {
  await run("UPDATE customer_order SET state = 'delivered' WHERE id = (SELECT min(id) FROM customer_order)");
  expect(await archive(old)).toContainEqual(
    expect.stringMatching(/^entry_first was not archived: \d+ postings of orders that/),
  );
});

test('the archive command rejects a month that screens still show, and does not archive a partition that also has rows of later months', async () => {
  const before = await countsOfFirst();
  await expect(archive(old, { month: '2027-02' })).rejects.toThrow('--before 2027-01 or earlier');
  expect(await archive(old, { month: '2026-11' })).toEqual([expect.stringContaining('Nothing was archived')]);
  expect(await countsOfFirst()).toEqual(before);
});

test('a second archive command is rejected while another one runs', async () => {
  let isRefused = false;
  await archive(old, {
    onStep: async () => {
      isRefused ||= await archive(old).then(
        () => false,
        (error: unknown) => String(error).includes('Another archive command is running.'),
      );
    },
  });
  expect(isRefused).toBe(true);
});

test('a partition that changed after its file was written is not archived until the next run', async () => {
  const { read } = old.app.app.database;
  let named = 0;
  const writeLate = async (step: ArchiveStep) => {
    named += Number(step === 'named');
    // The second file that gets its final name contains the order lines.
    if (step === 'named' && named === 2)
      await sql`UPDATE order_line SET refunded = 1 WHERE order_id = ${old.old}`.execute(read);
  };
  await expect(archive(old, { onStep: writeLate })).rejects.toThrow('order_line_first changed during the run');
  expect(await rowsIn(old, 'order_line_first')).toBe(1);
  await archive(old);
  await restore(old);
  const { rows } = await sql<{ refunded: number }>`SELECT refunded FROM order_line WHERE order_id = ${old.old}`.execute(
    read,
  );
  expect(rows).toEqual([{ refunded: 1 }]);
});

const fileOfLines = () =>
  path.join(old.folder, readdirSync(old.folder).find((name) => name.startsWith('order_line')) ?? '');

test.each([
  ['a truncated file', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2), 'is damaged'],
  [
    'a file with changed rows',
    (bytes: Buffer) => gzipSync(gunzipSync(bytes).toString().replace('noodles', 'dumplings')),
    'does not match the archived rows',
  ],
  [
    'a file without an end line',
    (bytes: Buffer) => gzipSync(gunzipSync(bytes).toString().split('\n').slice(0, 2).join('\n')),
    'is incomplete',
  ],
])('a restore of archived rows rejects %s and restores no row', async (_name, change, why) => {
  await archive(old);
  const whole = readFileSync(fileOfLines());
  writeFileSync(fileOfLines(), change(whole));
  await expect(restore(old)).rejects.toThrow(why);
  expect(await rowsIn(old, 'order_line_first')).toBe(0);
  writeFileSync(fileOfLines(), whole);
  await restore(old);
  expect(await rowsIn(old, 'order_line_first')).toBe(1);
});

test('a restore of an order’s archived history preserves the history rows that were written after the archive', async () => {
  const before = await allRows(old);
  await archive(old);
  await run(`INSERT INTO order_history (order_id, event, from_state, to_state, actor, created_at)
    VALUES (${old.old}, 'note', 'completed', 'completed', 'platform', now())`);
  await restore(old);
  const after = await allRows(old);
  expect(after['order_history']?.split('\n')).toHaveLength((before['order_history']?.split('\n').length ?? 0) + 1);
});

test('a running backup locks the tables that the archive command empties, so that no archive runs during the backup', async () => {
  const client = new Client({ connectionString: old.app.databaseUrl });
  await client.connect();
  await beginReading(client);
  const { rows } = await client.query(
    "SELECT FROM pg_locks WHERE pid = pg_backend_pid() AND relation = 'order_line_first'::regclass AND mode = 'AccessShareLock'",
  );
  expect(rows).toHaveLength(1);
  await client.end();
});

test('a month that changed after its restore is archived to new files, and the earlier archive files stay unchanged', async () => {
  await archive(old);
  const known = new Map(readdirSync(old.folder).map((name) => [name, readFileSync(path.join(old.folder, name))]));
  await restore(old);
  await run(`UPDATE order_line SET refunded = 1 WHERE order_id = ${old.old}`);
  await archive(old);
  for (const [name, bytes] of known)
    expect(gunzipSync(readFileSync(path.join(old.folder, name))), name).toEqual(gunzipSync(bytes));
  await restore(old);
});

test('an archive file that could not be written completely is deleted', async () => {
  const client = new Client({ connectionString: old.app.databaseUrl });
  await client.connect();
  // Makes the archive fail when it reads the rows, because this cursor already has the name that the archive uses.
  await client.query('DECLARE backup_rows CURSOR WITH HOLD FOR SELECT 1');
  const part = { table: 'order_line', name: 'order_line_first', first: 0, ending: 9_000_000 } as const;
  await expect(writePart(client, part, path.join(old.folder, 'lines.part'))).rejects.toThrow('backup_rows');
  expect(readdirSync(old.folder)).toEqual([]);
  await client.end();
});

test('a debit does not wait for the account lock that the uncommitted restore of a ledger entry holds', async () => {
  const client = new Client({ connectionString: old.app.databaseUrl });
  await client.connect();
  // Takes the row lock that the insert of a restored ledger entry holds on its account until the commit.
  await client.query('BEGIN; SELECT FROM account FOR KEY SHARE');
  const { id } = old.city.member;
  const lock = old.app.app.database.transact(async (tx) => {
    await sql`SET LOCAL lock_timeout = 500`.execute(tx);
    return lockBalance(tx, 'member_points', String(id));
  });
  try {
    expect(await lock).toBeGreaterThan(0);
  } finally {
    await client.end();
  }
});

test('a month is restored into a table that got a new column after the month was archived', async () => {
  await archive(old);
  await run("ALTER TABLE order_line ADD COLUMN wrapping text NOT NULL DEFAULT 'paper'");
  await restore(old);
  const { rows } = await sql`SELECT wrapping FROM order_line WHERE order_id = ${old.old}`.execute(
    old.app.app.database.read,
  );
  expect(rows).toEqual([{ wrapping: 'paper' }]);
});

test('a restore of a month that is not archived is rejected', async () => {
  await expect(restore(old)).rejects.toThrow('The archive has no rows of 2026-11.');
});
