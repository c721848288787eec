import { fen } from '@chifan/domain';
import { accountId, transferPosting } from '@chifan/domain/wallet';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, isUniqueViolation } from '../../platform/database/database.ts';
import { noonInShanghai, openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { post } from './post.ts';
import { balanceOfAccount, isOverdrawn } from './posting.store.ts';

let app: TestApp;
let database: Database;
beforeAll(async () => {
  app = await openTestApp();
  database = app.app.database;
});
afterAll(() => app.close());

type Payout = { key: string; from?: string; to?: string; amount: number };
const give = ({ key, from, to, amount }: Payout) =>
  database.transact((tx) =>
    post(
      tx,
      transferPosting({
        id: key,
        from: from === undefined ? accountId('topup_bonus') : accountId('member_balance', from),
        to: to === undefined ? accountId('topup_bonus') : accountId('member_balance', to),
        amount: fen(amount),
        reason: 'gift',
      }),
      null,
      noonInShanghai,
    ),
  );
const balanceOf = (owner: string) => balanceOfAccount(database.read, 'member_balance', owner);
const thrown = (work: Promise<unknown>) => work.catch((error: unknown) => error);

test('forty concurrent postings to a new account create the account once and lose no posting', async () => {
  await Promise.all(Array.from({ length: 40 }, (_, n) => give({ key: `first:${n}`, to: 'new', amount: 10 })));
  expect(await balanceOf('new')).toBe(400);
  const { rows } = await sql<{
    sum: number;
  }>`SELECT sum(amount)::int AS sum FROM entry JOIN account ON account.id = account_id
    WHERE owner_id = 'new'`.execute(database.read);
  expect(rows).toEqual([{ sum: 400 }]);
});

test('concurrent transfers in both directions between two accounts cause no deadlock', async () => {
  await Promise.all(['a', 'b'].map((to) => give({ key: `start:${to}`, to, amount: 1_000 })));
  const turns = Array.from({ length: 40 }, (_, n) => (n % 2 === 0 ? { from: 'a', to: 'b' } : { from: 'b', to: 'a' }));
  await Promise.all(turns.map((turn, n) => give({ key: `turn:${n}`, ...turn, amount: 7 })));
  expect([await balanceOf('a'), await balanceOf('b')]).toEqual([1_000, 1_000]);
});

test('a ledger posting that would overdraw an account is rejected, even if the account has no earlier postings', async () => {
  await give({ key: 'poor', to: 'poor', amount: 5 });
  for (const from of ['poor', 'stranger'])
    expect(isOverdrawn(await thrown(give({ key: `too-much:${from}`, from, to: 'rich', amount: 6 })))).toBe(true);
  expect([await balanceOf('poor'), await balanceOf('rich')]).toEqual([5, 0]);
});

test('a ledger posting with the key of an earlier posting is rejected', async () => {
  await give({ key: 'once', to: 'lucky', amount: 3 });
  expect(isUniqueViolation(await thrown(give({ key: 'once', to: 'lucky', amount: 3 })))).toBe(true);
  expect(await balanceOf('lucky')).toBe(3);
});

const idOf = async (kind: string, owner: string) => {
  const { rows } = await sql<{
    id: number;
  }>`SELECT id FROM account WHERE kind = ${kind} AND owner_id = ${owner}`.execute(database.read);
  return rows[0]?.id ?? 0;
};

test('the database rejects a directly inserted ledger entry, because its posting no longer sums to zero', async () => {
  await give({ key: 'honest', to: 'honest', amount: 50 });
  await give({ key: 'another', to: 'another', amount: 50 });
  const error = await thrown(
    sql`INSERT INTO entry (posting_id, account_id, amount)
      SELECT id, ${await idOf('member_balance', 'another')}, 50 FROM posting WHERE key = 'honest'`.execute(
      database.read,
    ),
  );
  expect(isOverdrawn(error)).toBe(false);
  expect(String(error)).toContain('does not sum to zero');
});
