import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/database.ts';
import { enqueueFromQuery } from '../../../platform/jobs/jobs.ts';
import type { GatewayName } from '../gateways.ts';
import type { AttemptToPay } from '../payment-gateway.ts';
import { type PayCall, sqlIsKeyUsedElsewhere } from './pay-keys.store.ts';

export type AttemptState = 'open' | 'settled' | 'failed' | 'cancelled';

export type PaymentTarget = { readonly orderId: number } | { readonly purchaseId: number };

export type AttemptOptions = Pick<
  AttemptToPay,
  'title' | 'environment' | 'clientIp' | 'openId' | 'returnUrl' | 'savesCard'
> & {
  /**
   * The member whose saved cards the gateway may offer. Absent in attempts that an older version of the server stored.
   */
  readonly memberId?: number;
};

export type AttemptRow = {
  readonly id: number;
  readonly number: string;
  readonly order_id: number | null;
  readonly purchase_id: number | null;
  readonly method: GatewayName;
  readonly amount: number;
  readonly currency: string;
  readonly state: AttemptState;
  readonly gateway_reference: string | null;
  readonly opening: AttemptOptions;
  readonly client_data: Record<string, string> | null;
  readonly expires_at: Date;
  readonly created_at: Date;
};

export type NewAttempt = {
  readonly number: string;
  /** Hash of the member and the idempotency key. A repeated call with the same key creates no second attempt. */
  readonly callKey: string;
  readonly pays: PaymentTarget;
  readonly method: GatewayName;
  readonly amount: number;
  readonly expiresAt: Date;
  /** The gateway's id of the payment. Null if the id is not known before the request to the gateway. */
  readonly reference: string | null;
  readonly opening: AttemptOptions;
  readonly at: Date;
};

/**
 * Inserts the payment attempt, or returns the stored attempt with the same number. @returns undefined if another call
 * has used the idempotency key
 */
export async function insertAttempt(tx: Tx, attempt: NewAttempt): Promise<AttemptRow | undefined> {
  const { orderId, purchaseId } = { orderId: null, purchaseId: null, ...attempt.pays };
  await sql`INSERT INTO payment_attempt (number, order_id, purchase_id, method, amount, state, gateway_reference, opening,
      expires_at, created_at, call_key)
    VALUES (${attempt.number}, ${orderId}, ${purchaseId}, ${attempt.method}, ${attempt.amount}, 'open',
      ${attempt.reference}, ${JSON.stringify(attempt.opening)}::jsonb, ${attempt.expiresAt}, ${attempt.at}, ${attempt.callKey})
    ON CONFLICT DO NOTHING`.execute(tx);
  const { rows } = await sql<AttemptRow>`SELECT * FROM payment_attempt WHERE number = ${attempt.number}`.execute(tx);
  return rows[0];
}

export async function attemptByCall(executor: Executor, callKey: string): Promise<AttemptRow | undefined> {
  const { rows } = await sql<AttemptRow>`SELECT * FROM payment_attempt WHERE call_key = ${callKey}`.execute(executor);
  return rows[0];
}

export async function markOpened(
  executor: Executor,
  attemptId: number,
  reference: string,
  clientData: Readonly<Record<string, string>>,
): Promise<void> {
  await sql`UPDATE payment_attempt SET gateway_reference = ${reference}, client_data = ${JSON.stringify(clientData)}::jsonb
    WHERE id = ${attemptId}`.execute(executor);
}

/**
 * Finds the payment attempt by the gateway's reference. A webhook may arrive before this reference is stored, so the
 * function also searches by our payment number if the webhook contains it.
 */
export async function lockAttempt(
  tx: Tx,
  method: GatewayName,
  told: { reference: string; number: string | null },
): Promise<AttemptRow | undefined> {
  const { rows } = await sql<AttemptRow>`SELECT * FROM payment_attempt
    WHERE method = ${method} AND (gateway_reference = ${told.reference}
      OR (gateway_reference IS NULL AND number = ${told.number}))
    FOR UPDATE`.execute(tx);
  return rows[0];
}

/** @returns false if the attempt was settled already. Gateways may send a webhook any number of times. */
export async function markSettled(
  tx: Tx,
  attemptId: number,
  { reference, payer }: { readonly reference: string; readonly payer?: string },
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`UPDATE payment_attempt SET state = 'settled', settled_at = ${at}, payer = ${payer ?? null},
      gateway_reference = COALESCE(gateway_reference, ${reference})
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

/**
 * Returns the payment attempt whose money is held for the order. Excludes late and second payments, which are refunded
 * in full, and payments that are not posted to the ledger yet.
 */
export async function payingAttemptOf(executor: Executor, orderId: number): Promise<AttemptRow | undefined> {
  const { rows } = await sql<AttemptRow>`SELECT * FROM payment_attempt a
    WHERE order_id = ${orderId} AND state = 'settled'
      AND EXISTS (SELECT FROM posting WHERE key = 'attempt:' || a.id || ':paid')
      AND NOT EXISTS (SELECT FROM gateway_refund WHERE attempt_id = a.id AND number = 'R' || a.number)
    ORDER BY settled_at, id LIMIT 1`.execute(executor);
  return rows[0];
}

export async function attemptsOfOrder(executor: Executor, orderId: number): Promise<AttemptRow[]> {
  const { rows } =
    await sql<AttemptRow>`SELECT * FROM payment_attempt WHERE order_id = ${orderId} ORDER BY id DESC`.execute(executor);
  return rows;
}

export async function attemptsOfPurchase(executor: Executor, purchaseId: number): Promise<AttemptRow[]> {
  const { rows } = await sql<AttemptRow>`SELECT * FROM payment_attempt WHERE purchase_id = ${purchaseId}
    ORDER BY id DESC`.execute(executor);
  return rows;
}

/**
 * Enqueues a job for each open payment attempt, which closes the attempt at its gateway. The caller must have locked
 * the order or purchase, because new attempts are stored under this lock.
 * @returns whether any attempt is open
 */
export async function enqueueCloseAttempts(tx: Tx, pays: PaymentTarget, at: Date): Promise<boolean> {
  const { numAffectedRows } = await closingJobs(pays, at).execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}

/**
 * Enqueues the same jobs as `enqueueCloseAttempts`. The same SQL statement checks that the call's idempotency key was
 * not used for another payment. @throws an error for which `isConditionUnmet` is true, if the key was used for another
 * payment
 */
export async function enqueueCloseAttemptsIfKeyUnused(
  tx: Tx,
  pays: PaymentTarget,
  at: Date,
  call: PayCall,
): Promise<boolean> {
  const { rows } = await sql<{ is_any: boolean; demand: unknown }>`
    WITH closing AS (${closingJobs(pays, at)} RETURNING id)
    SELECT EXISTS (SELECT FROM closing) AS is_any,
      demand(NOT ${sqlIsKeyUsedElsewhere(call, 'order')}, 'the key has paid in another way')`.execute(tx);
  return rows[0]?.is_any ?? false;
}

function closingJobs(pays: PaymentTarget, at: Date) {
  const whose = 'orderId' in pays ? sql`order_id = ${pays.orderId}` : sql`purchase_id = ${pays.purchaseId}`;
  return enqueueFromQuery(sql`
    SELECT ${closeJobKind}::text, 'close:' || id, jsonb_build_object('attemptId', id), ${at}::timestamptz
    FROM payment_attempt WHERE ${whose} AND state = 'open'`);
}

export const closeJobKind = 'payment.close-attempt';
