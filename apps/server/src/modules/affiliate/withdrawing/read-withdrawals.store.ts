import type { WithdrawalEvent, WithdrawalState } from '@chifan/domain/affiliate';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';
import type { WithdrawalRow } from './withdrawal.store.ts';

type Window = { readonly offset: number; readonly limit: number };
export type ListedWithdrawals = { readonly rows: readonly WithdrawalRow[]; readonly total: number };

export async function withdrawalsOfMember(
  executor: Executor,
  { memberId, withdrawalId }: { readonly memberId: number; readonly withdrawalId: number | undefined },
  { offset, limit }: Window,
): Promise<ListedWithdrawals> {
  const matching = sql`member_id = ${memberId} ${withdrawalId === undefined ? sql`` : sql`AND id = ${withdrawalId}`}`;
  const { rows } = await sql<WithdrawalRow & { total: number }>`SELECT *, (SELECT count(*) FROM withdrawal
      WHERE ${matching}) AS total
    FROM withdrawal WHERE ${matching} ORDER BY id DESC OFFSET ${offset} LIMIT ${limit}`.execute(executor);
  return { rows, total: rows[0]?.total ?? 0 };
}

const isOpen = sql`state IN ('applied', 'approved')`;

export type WithdrawalQuery = {
  readonly view: 'open' | 'all';
  /** The withdrawal's number, or its payout number at Alipay or the bank. */
  readonly number?: string | undefined;
};

/**
 * Returns the unfinished withdrawals, oldest first, or all withdrawals, newest first. With a number, returns only the
 * withdrawal with this number.
 */
export async function withdrawalsOfPlatform(
  executor: Executor,
  { view, number }: WithdrawalQuery,
  { offset, limit }: Window,
): Promise<ListedWithdrawals> {
  const inView = view === 'open' ? isOpen : sql`true`;
  const isNamed =
    number === undefined ? sql`true` : sql`(number = ${number.toUpperCase()} OR payout_number = ${number})`;
  const matching = sql`${inView} AND ${isNamed}`;
  const order = view === 'open' ? sql`id` : sql`id DESC`;
  const { rows } = await sql<WithdrawalRow & { total: number }>`SELECT *, (SELECT count(*) FROM withdrawal
      WHERE ${matching}) AS total
    FROM withdrawal WHERE ${matching} ORDER BY ${order} OFFSET ${offset} LIMIT ${limit}`.execute(executor);
  return { rows, total: rows[0]?.total ?? 0 };
}

export async function countOpenWithdrawals(executor: Executor): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*) AS count FROM withdrawal WHERE ${isOpen}`.execute(
    executor,
  );
  return rows[0]?.count ?? 0;
}

export async function withdrawalById(executor: Executor, withdrawalId: number): Promise<WithdrawalRow | undefined> {
  const { rows } = await sql<WithdrawalRow>`SELECT * FROM withdrawal WHERE id = ${withdrawalId}`.execute(executor);
  return rows[0];
}

export type HistoryLine = {
  readonly withdrawalId: number;
  readonly event: WithdrawalEvent;
  readonly to: WithdrawalState;
  readonly note: string | null;
  readonly at: Date;
};

export async function historyOfWithdrawals(executor: Executor, ids: readonly number[]): Promise<HistoryLine[]> {
  const { rows } = await sql<HistoryLine>`SELECT withdrawal_id AS "withdrawalId", event, to_state AS "to",
      note, created_at AS at
    FROM withdrawal_history WHERE withdrawal_id = ANY(${ids}) ORDER BY id`.execute(executor);
  return rows;
}

export type Approval = {
  readonly withdrawalId: number;
  readonly staffId: number;
  readonly name: string;
  readonly at: Date;
};

export async function approvalsOfWithdrawals(executor: Executor, ids: readonly number[]): Promise<Approval[]> {
  const { rows } = await sql<Approval>`SELECT a.withdrawal_id AS "withdrawalId", a.staff_id AS "staffId", staff.name,
      a.created_at AS at
    FROM withdrawal_approval a JOIN staff ON staff.id = a.staff_id
    WHERE a.withdrawal_id = ANY(${ids}) ORDER BY a.created_at, a.staff_id`.execute(executor);
  return rows;
}

export type Payee = { readonly memberId: number; readonly name: string; readonly invited: number };

export async function payeesOf(executor: Executor, memberIds: readonly number[]): Promise<Payee[]> {
  const { rows } = await sql<Payee>`SELECT m.id AS "memberId", m.name,
      (SELECT count(*) FROM member friend WHERE friend.inviter_id = m.id) AS invited
    FROM member m WHERE m.id = ANY(${memberIds})`.execute(executor);
  return rows;
}
