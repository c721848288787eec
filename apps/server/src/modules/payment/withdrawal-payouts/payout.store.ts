import type { PayoutFault } from '@chifan/domain/payment';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/database.ts';
import type { PayoutToMake } from './payout-gateway.ts';

export const payoutMethods = ['alipay'] as const;
export type PayoutMethod = (typeof payoutMethods)[number];

/** `ended`: an operator recorded that the money was paid in another way, or not at all. */
export type PayoutState = 'pending' | 'settled' | 'failed' | 'ended';

export type PayoutRow = PayoutToMake & {
  readonly id: number;
  readonly method: PayoutMethod;
  readonly state: PayoutState;
  readonly fault: PayoutFault | null;
  readonly detail: string | null;
  readonly tries: number;
  readonly reference: string | null;
  readonly askedAt: Date | null;
  readonly createdAt: Date;
};

const columns = sql`id, number, method, amount, account, name, title, state, fault, detail, tries,
  gateway_reference AS reference, asked_at AS "askedAt", created_at AS "createdAt"`;

export type NewPayout = PayoutToMake & { readonly method: PayoutMethod; readonly at: Date };

/** Stores a payout. @returns its id, or undefined if the number is stored already */
export async function insertPayout(tx: Tx, payout: NewPayout): Promise<number | undefined> {
  const { number, method, amount, account, name, title, at } = payout;
  const { rows } = await sql<{ id: number }>`INSERT INTO payout (number, method, amount, account, name, title,
      state, created_at)
    VALUES (${number}, ${method}, ${amount}, ${account}, ${name}, ${title}, 'pending', ${at})
    ON CONFLICT (number) DO NOTHING RETURNING id`.execute(tx);
  return rows[0]?.id;
}

export async function payoutById(executor: Executor, id: number): Promise<PayoutRow | undefined> {
  const { rows } = await sql<PayoutRow>`SELECT ${columns} FROM payout WHERE id = ${id}`.execute(executor);
  return rows[0];
}

export async function payoutsByNumber(executor: Executor, numbers: readonly string[]): Promise<PayoutRow[]> {
  const { rows } = await sql<PayoutRow>`SELECT ${columns} FROM payout
    WHERE number = ANY(${numbers})`.execute(executor);
  return rows;
}

export async function lockPayout(tx: Tx, id: number): Promise<PayoutRow | undefined> {
  const { rows } = await sql<PayoutRow>`SELECT ${columns} FROM payout WHERE id = ${id}
    FOR UPDATE`.execute(tx);
  return rows[0];
}

/** Counts a try of the payout. @returns false if the payout has ended */
export async function beginPayoutTry(executor: Executor, id: number, at: Date): Promise<boolean> {
  const { rows } = await sql`UPDATE payout SET tries = tries + 1, asked_at = ${at}
    WHERE id = ${id} AND state = 'pending' RETURNING id`.execute(executor);
  return rows.length > 0;
}

/** Stores that the payout is still pending. `isStuck` marks a payout that needs an operator, until the payout ends. */
export async function writePayoutPending(
  tx: Tx,
  id: number,
  { detail, isStuck }: { readonly detail: string | null; readonly isStuck: boolean },
): Promise<void> {
  await sql`UPDATE payout SET detail = ${detail?.slice(0, 500) ?? null}, is_stuck = is_stuck OR ${isStuck}
    WHERE id = ${id} AND state = 'pending'`.execute(tx);
}

export type PayoutEnd = {
  readonly id: number;
  readonly state: Exclude<PayoutState, 'pending'>;
  readonly fault: PayoutFault | null;
  readonly detail: string | null;
  readonly reference: string | null;
  readonly at: Date;
};

/** Stores the final state of a payout, and deletes the payee's account and name. */
export async function writePayoutEnd(tx: Tx, end: PayoutEnd): Promise<void> {
  await sql`UPDATE payout SET state = ${end.state}, fault = ${end.fault},
      detail = ${end.detail?.slice(0, 500) ?? null}, gateway_reference = COALESCE(${end.reference}, gateway_reference),
      account = '', name = '', ended_at = ${end.at}
    WHERE id = ${end.id} AND state = 'pending'`.execute(tx);
}

/**
 * Pending payouts whose last try was before `askedBefore`, the oldest try first. Finds payouts whose timer was lost.
 */
export async function stalePayouts(executor: Executor, askedBefore: Date): Promise<PayoutRow[]> {
  const { rows } = await sql<PayoutRow>`SELECT ${columns} FROM payout
    WHERE state = 'pending' AND asked_at < ${askedBefore} ORDER BY asked_at LIMIT 200`.execute(executor);
  return rows;
}
