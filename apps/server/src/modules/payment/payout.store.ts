import { sql } from 'kysely';
import type { Executor, Tx } from '../../platform/database/database.ts';
import type { GatewayName } from './gateways.ts';

export type PayoutToDo = {
  readonly id: number;
  readonly number: string;
  readonly amount: number;
  readonly method: GatewayName;
  readonly reference: string;
  readonly state: 'pending' | 'settled' | 'failed';
};

/** One payout under one number, once. @returns its id, or undefined when it stands already. */
export async function insertPayout(
  tx: Tx,
  payout: { number: string; attemptId: number; amount: number; at: Date },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`INSERT INTO refund_payout (number, attempt_id, amount, state, created_at)
    VALUES (${payout.number}, ${payout.attemptId}, ${payout.amount}, 'pending', ${payout.at})
    ON CONFLICT (number) DO NOTHING RETURNING id`.execute(tx);
  return rows[0]?.id;
}

export async function payoutToDo(executor: Executor, payoutId: number): Promise<PayoutToDo | undefined> {
  const { rows } = await sql<PayoutToDo>`SELECT p.id, p.number, p.amount, p.state, a.method,
      a.gateway_reference AS reference
    FROM refund_payout p JOIN payment_attempt a ON a.id = p.attempt_id WHERE p.id = ${payoutId}`.execute(executor);
  return rows[0];
}

export async function payoutSettled(executor: Executor, payoutId: number, reference: string, at: Date): Promise<void> {
  await sql`UPDATE refund_payout SET state = 'settled', gateway_reference = ${reference}, settled_at = ${at}, error = NULL
    WHERE id = ${payoutId}`.execute(executor);
}

export async function payoutFailed(executor: Executor, payoutId: number, error: string): Promise<void> {
  await sql`UPDATE refund_payout SET state = 'failed', error = ${error} WHERE id = ${payoutId}`.execute(executor);
}
