import { sql } from 'kysely';
import type { Executor, Tx } from '../../platform/database/database.ts';
import type { GatewayName } from './gateways.ts';

export type AttemptState = 'open' | 'settled' | 'failed' | 'cancelled';

export type AttemptRow = {
  readonly id: number;
  readonly number: string;
  readonly order_id: number;
  readonly method: GatewayName;
  readonly amount: number;
  readonly currency: string;
  readonly state: AttemptState;
  readonly gateway_reference: string | null;
  readonly client_data: Record<string, string> | null;
  readonly expires_at: Date;
  readonly created_at: Date;
};

/** Makes the attempt or finds the one that the same call made before. */
export async function insertAttempt(
  tx: Tx,
  attempt: { number: string; orderId: number; method: GatewayName; amount: number; expiresAt: Date; at: Date },
): Promise<AttemptRow> {
  await sql`INSERT INTO payment_attempt (number, order_id, method, amount, state, expires_at, created_at)
    VALUES (${attempt.number}, ${attempt.orderId}, ${attempt.method}, ${attempt.amount}, 'open', ${attempt.expiresAt},
      ${attempt.at})
    ON CONFLICT (number) DO NOTHING`.execute(tx);
  const { rows } = await sql<AttemptRow>`SELECT * FROM payment_attempt WHERE number = ${attempt.number}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('the payment attempt was not written');
  return row;
}

export async function attemptOpened(
  executor: Executor,
  attemptId: number,
  reference: string,
  clientData: Readonly<Record<string, string>>,
): Promise<void> {
  await sql`UPDATE payment_attempt SET gateway_reference = ${reference}, client_data = ${JSON.stringify(clientData)}::jsonb
    WHERE id = ${attemptId}`.execute(executor);
}

export async function lockAttemptByReference(
  tx: Tx,
  method: GatewayName,
  reference: string,
): Promise<AttemptRow | undefined> {
  const { rows } = await sql<AttemptRow>`SELECT * FROM payment_attempt
    WHERE method = ${method} AND gateway_reference = ${reference} FOR UPDATE`.execute(tx);
  return rows[0];
}

/** @returns false when it was settled already: a gateway may tell us any number of times. */
export async function markSettled(tx: Tx, attemptId: number, at: Date): Promise<boolean> {
  const { rows } = await sql`UPDATE payment_attempt SET state = 'settled', settled_at = ${at}
    WHERE id = ${attemptId} AND state <> 'settled' RETURNING id`.execute(tx);
  return rows.length > 0;
}

export async function markCancelled(executor: Executor, attemptId: number): Promise<void> {
  await sql`UPDATE payment_attempt SET state = 'cancelled' WHERE id = ${attemptId} AND state = 'open'`.execute(
    executor,
  );
}

export async function attemptById(executor: Executor, attemptId: number): Promise<AttemptRow | undefined> {
  const { rows } = await sql<AttemptRow>`SELECT * FROM payment_attempt WHERE id = ${attemptId}`.execute(executor);
  return rows[0];
}

/** Newest first. */
export async function attemptsOfOrder(executor: Executor, orderId: number): Promise<AttemptRow[]> {
  const { rows } =
    await sql<AttemptRow>`SELECT * FROM payment_attempt WHERE order_id = ${orderId} ORDER BY id DESC`.execute(executor);
  return rows;
}

/** Attempts that wait for news since before `since`; what a notification has not told us, we ask for. */
export async function openAttempts(executor: Executor, since: Date): Promise<AttemptRow[]> {
  const { rows } = await sql<AttemptRow>`SELECT * FROM payment_attempt
    WHERE state = 'open' AND created_at < ${since} ORDER BY created_at LIMIT 200`.execute(executor);
  return rows;
}

/** @returns false when this event was seen before. */
export async function rememberEvent(tx: Tx, method: GatewayName, eventId: string, at: Date): Promise<boolean> {
  const { rows } = await sql`INSERT INTO gateway_event (method, event_id, received_at)
    VALUES (${method}, ${eventId}, ${at}) ON CONFLICT DO NOTHING RETURNING event_id`.execute(tx);
  return rows.length > 0;
}
