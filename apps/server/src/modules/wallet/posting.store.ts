import { type RawBuilder, sql } from 'kysely';
import { type Executor, isCheckViolation, type Tx } from '../../platform/database/database.ts';

export type EntryRow = { kind: string; ownerId: string; asset: string; amount: number; mayBeNegative: boolean };

export type PostingRow = {
  readonly key: string;
  readonly reason: string;
  readonly orderId: number | null;
  readonly at: Date;
  readonly entries: readonly EntryRow[];
};

/** Only the wallet calls it. @throws a check violation on an overdrawn guarded account, a unique one on a known key. */
export async function insertPosting(tx: Tx, posting: PostingRow): Promise<void> {
  await sql`SELECT ${postEntries(posting)}`.execute(tx);
}

/** The call of the database function that posts. */
export function postEntries(posting: PostingRow): RawBuilder<void> {
  const [one, other, ...more] = posting.entries;
  if (!one || !other || more.length > 0 || !isTransfer(one, other)) return postMany(posting);
  const { key, reason, orderId, at } = posting;
  const [from, to] = one.amount < 0 ? [one, other] : [other, one];
  return sql`post_transfer(${key}, ${reason}, ${orderId}, ${at}, ${to.asset}, ${to.amount},
    ${from.kind}, ${from.ownerId}, ${from.mayBeNegative}, ${to.kind}, ${to.ownerId}, ${to.mayBeNegative})`;
}

const isTransfer = (one: EntryRow, other: EntryRow): boolean =>
  one.asset === other.asset &&
  one.amount === -other.amount &&
  one.amount !== 0 &&
  (one.kind !== other.kind || one.ownerId !== other.ownerId);

const postMany = ({ key, reason, orderId, at, entries }: PostingRow): RawBuilder<void> =>
  sql`post_entries(${key}, ${reason}, ${orderId}, ${at},
    ${entries.map((entry) => entry.kind)}::text[], ${entries.map((entry) => entry.ownerId)}::text[],
    ${entries.map((entry) => entry.asset)}::text[], ${entries.map((entry) => entry.amount)}::bigint[],
    ${entries.map((entry) => entry.mayBeNegative)}::boolean[])`;

/** What a posting gave in all; null where there is none of this key. */
export async function sumOfPosting(executor: Executor, key: string): Promise<number | null> {
  const { rows } = await sql<{ sum: number | null }>`SELECT sum(entry.amount)::bigint AS sum
    FROM posting JOIN entry ON entry.posting_id = posting.id WHERE posting.key = ${key} AND entry.amount > 0`.execute(
    executor,
  );
  return rows[0]?.sum ?? null;
}

/** Fen of each owner; none of those to whose account was never posted. */
export async function balancesOfAccounts(
  executor: Executor,
  kind: string,
  ownerIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ ownerId: string; balance: number }>`SELECT owner_id AS "ownerId", balance FROM account
    WHERE kind = ${kind} AND owner_id = ANY(${ownerIds})`.execute(executor);
  return new Map(rows.map(({ ownerId, balance }) => [ownerId, balance]));
}

/** Fen; 0 where the account was never posted to. */
export async function balanceOfAccount(executor: Executor, kind: string, ownerId: string): Promise<number> {
  const { rows } = await sql<{ balance: number }>`SELECT ${balanceOfAccountIn(kind, ownerId)} AS balance`.execute(
    executor,
  );
  return rows[0]?.balance ?? 0;
}

export const balanceOfAccountIn = (kind: string, ownerId: string): RawBuilder<number> =>
  sql`COALESCE((SELECT balance FROM account WHERE kind = ${kind} AND owner_id = ${ownerId}), 0)`;

export const isOverdrawn = (error: unknown): boolean => isCheckViolation(error, 'account_check');
