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

/**
 * Stores a posting. Only the wallet module may call it. @throws a check violation if an account would become negative
 * although it may not, and a unique violation if the key is stored already
 */
export async function insertPosting(tx: Tx, posting: PostingRow): Promise<void> {
  await sql`SELECT ${postEntries(posting)}`.execute(tx);
}

/**
 * SQL that calls the database function that stores the posting. For a transfer between two accounts, the database has a
 * faster function.
 */
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

/** Returns the sum of the credits of a posting, or null if no posting has the given key. */
export async function sumOfPosting(executor: Executor, key: string): Promise<number | null> {
  const { rows } = await sql<{ sum: number | null }>`SELECT sum(entry.amount)::bigint AS sum
    FROM posting JOIN entry ON entry.posting_id = posting.id WHERE posting.key = ${key} AND entry.amount > 0`.execute(
    executor,
  );
  return rows[0]?.sum ?? null;
}

/** Stored balance of each owner. Owners without postings are absent. */
export async function balancesOfAccounts(
  executor: Executor,
  kind: string,
  ownerIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ ownerId: string; balance: number }>`SELECT owner_id AS "ownerId", balance FROM account
    WHERE kind = ${kind} AND owner_id = ANY(${ownerIds})`.execute(executor);
  return new Map(rows.map(({ ownerId, balance }) => [ownerId, balance]));
}

/** Stored balance of an account in fen or points. 0 if the account has no postings. */
export async function balanceOfAccount(executor: Executor, kind: string, ownerId: string): Promise<number> {
  const { rows } = await sql<{ balance: number }>`SELECT ${sqlAccountBalance(kind, ownerId)} AS balance`.execute(
    executor,
  );
  return rows[0]?.balance ?? 0;
}

export const sqlAccountBalance = (kind: string, ownerId: string): RawBuilder<number> =>
  sql`COALESCE((SELECT balance FROM account WHERE kind = ${kind} AND owner_id = ${ownerId}), 0)`;

/**
 * The shop or the set meal for which a member spends a balance. A set meal has no shop, because the guest may eat it at
 * any branch of the brand.
 */
export type SpentAt = { readonly shopId: number } | { readonly setMealId: number };

/**
 * SQL expression for a member's balance, without the bonus at the member's own restaurant. The restaurant is only
 * checked if the member has a bonus.
 */
export const sqlSpendableBalance = (memberId: number, at: SpentAt): RawBuilder<number> => {
  const isOwn =
    'shopId' in at ? sql`is_own_shop(${memberId}, ${at.shopId})` : sql`is_own_set_meal(${memberId}, ${at.setMealId})`;
  return sql`COALESCE((SELECT balance - CASE WHEN bonus > 0 AND ${isOwn} THEN bonus ELSE 0 END
    FROM account WHERE kind = 'member_balance' AND owner_id = ${String(memberId)}), 0)`;
};

export async function spendableBalance(executor: Executor, memberId: number, at: SpentAt): Promise<number> {
  const { rows } = await sql<{ balance: number }>`SELECT ${sqlSpendableBalance(memberId, at)} AS balance`.execute(
    executor,
  );
  return rows[0]?.balance ?? 0;
}

/** Marks an amount that was posted to a balance as a bonus. */
export async function addBonus(tx: Tx, memberId: string, amount: number): Promise<void> {
  await sql`UPDATE account SET bonus = bonus + ${amount}
    WHERE kind = 'member_balance' AND owner_id = ${memberId}`.execute(tx);
}

/** Marks a refunded amount as a bonus again, up to the bonus that was spent. */
export async function restoreBonus(tx: Tx, memberId: string, amount: number): Promise<void> {
  await sql`UPDATE account SET bonus = bonus + least(bonus_spent, ${amount}::bigint),
    bonus_spent = bonus_spent - least(bonus_spent, ${amount}::bigint)
    WHERE kind = 'member_balance' AND owner_id = ${memberId} AND bonus_spent > 0`.execute(tx);
}

/** Changes the part of an account that is marked as a bonus. The money is posted separately. */
export async function changeBonus(
  tx: Tx,
  account: { readonly kind: 'member_balance' | 'dispute_held'; readonly ownerId: number },
  change: number,
): Promise<void> {
  await sql`UPDATE account SET bonus = bonus + ${change}::bigint
    WHERE kind = ${account.kind} AND owner_id = ${String(account.ownerId)}`.execute(tx);
}

export const isOverdrawn = (error: unknown): boolean => isCheckViolation(error, 'account_check');
