import type { DisputeState } from '@chifan/domain/payment';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/database.ts';
import { workflowTables } from '../../../platform/workflow/write-transition.ts';
import type { GatewayName } from '../gateways.ts';

/** A payment dispute (chargeback). Amounts are in fen. */
export type DisputeRow = {
  readonly id: number;
  readonly attempt_id: number;
  readonly reference: string;
  readonly state: DisputeState;
  readonly amount: number;
  readonly reason: string;
  readonly evidence_by: Date | null;
  readonly created_at: Date;
  readonly ended_at: Date | null;
};

type NewDispute = Pick<DisputeRow, 'attempt_id' | 'reference' | 'amount' | 'reason' | 'evidence_by'> & {
  readonly at: Date;
};

/** The caller must have locked the payment attempt. @returns undefined if the dispute is stored already */
export async function insertDispute(tx: Tx, dispute: NewDispute): Promise<DisputeRow | undefined> {
  const { rows } = await sql<DisputeRow>`INSERT INTO dispute (attempt_id, reference, state, amount, reason, evidence_by,
      created_at)
    VALUES (${dispute.attempt_id}, ${dispute.reference}, 'open', ${dispute.amount}, ${dispute.reason.slice(0, 100)},
      ${dispute.evidence_by}, ${dispute.at})
    ON CONFLICT (attempt_id, reference) DO NOTHING RETURNING *`.execute(tx);
  return rows[0];
}

export async function lockDispute(tx: Tx, attemptId: number, reference: string): Promise<DisputeRow | undefined> {
  const { rows } = await sql<DisputeRow>`SELECT * FROM dispute
    WHERE attempt_id = ${attemptId} AND reference = ${reference} FOR UPDATE`.execute(tx);
  return rows[0];
}

/** The caller must have locked the payment attempt. @returns the disputes, oldest first */
export async function lockDisputesOfAttempt(tx: Tx, attemptId: number): Promise<DisputeRow[]> {
  const { rows } = await sql<DisputeRow>`SELECT * FROM dispute
    WHERE attempt_id = ${attemptId} ORDER BY id FOR UPDATE`.execute(tx);
  return rows;
}

export async function writeDisputeDeadline(tx: Tx, disputeId: number, evidenceBy: Date | null): Promise<void> {
  await sql`UPDATE dispute SET evidence_by = ${evidenceBy} WHERE id = ${disputeId}`.execute(tx);
}

export const disputeTables = workflowTables({
  table: 'dispute',
  columns: ['ended_at'],
  history: { table: 'dispute_history', of: 'dispute_id', actorId: null, reason: null },
  timerPayload: 'disputeId',
});

export type DisputedAttempt = {
  readonly id: number;
  readonly number: string;
  readonly method: GatewayName;
  readonly orderId: number | null;
  /** The top-up that the payment attempt paid. Null for orders and coupons, and for an unpaid top-up. */
  readonly topUp: { readonly memberId: number; readonly bonus: number } | null;
};

/** Locks the payment attempt, so that a payment and a dispute of the attempt are handled one after the other. */
export async function lockDisputedAttempt(tx: Tx, attemptId: number): Promise<DisputedAttempt | undefined> {
  await sql`SELECT FROM payment_attempt WHERE id = ${attemptId} FOR UPDATE`.execute(tx);
  const { rows } = await sql<DisputedAttempt>`SELECT a.id, a.number, a.method, a.order_id AS "orderId",
      CASE WHEN p.id IS NOT NULL THEN json_build_object('memberId', p.member_id, 'bonus', p.bonus) END AS "topUp"
    FROM payment_attempt a
    LEFT JOIN purchase p ON p.paid_attempt_id = a.id AND p.kind = 'top_up' AND p.state = 'paid'
    WHERE a.id = ${attemptId}`.execute(tx);
  return rows[0];
}

export type ShownDispute = Omit<DisputeRow, 'id' | 'attempt_id'> & {
  readonly id: number;
  readonly attemptId: number;
  readonly method: GatewayName;
  /** The number of the disputed order or purchase. */
  readonly number: string;
  /** Frozen part of the member's balance, in fen. */
  readonly frozen: number;
};

type Filter = { readonly orderId?: number | undefined; readonly isOpen?: boolean | undefined };

const matching = ({ orderId, isOpen = false }: Filter) =>
  sql`WHERE (${orderId ?? null}::bigint IS NULL OR a.order_id = ${orderId ?? null})
    AND (NOT ${isOpen}::boolean OR d.state = 'open')`;

const shown = sql`SELECT d.id, d.attempt_id AS "attemptId", d.reference, d.state, d.amount, d.reason, d.evidence_by,
    d.created_at, d.ended_at, a.method, coalesce(o.number, p.number, a.number) AS number,
    coalesce(held.balance, 0) AS frozen
  FROM dispute d JOIN payment_attempt a ON a.id = d.attempt_id
  LEFT JOIN customer_order o ON o.id = a.order_id LEFT JOIN purchase p ON p.id = a.purchase_id
  LEFT JOIN account held ON held.kind = 'dispute_held' AND held.owner_id = d.id::text`;

/** Returns a page of disputes. Open disputes come first, sorted by the deadline for evidence. */
export async function disputePage(
  executor: Executor,
  filter: Filter,
  page: { offset: number; limit: number },
): Promise<{ rows: ShownDispute[]; total: number }> {
  const { rows } = await sql<ShownDispute>`${shown} ${matching(filter)}
    ORDER BY d.state <> 'open', d.evidence_by, d.id DESC OFFSET ${page.offset} LIMIT ${page.limit}`.execute(executor);
  const counted = await sql<{ total: number }>`SELECT count(*) AS total
    FROM dispute d JOIN payment_attempt a ON a.id = d.attempt_id ${matching(filter)}`.execute(executor);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

export async function disputesOfAttempts(executor: Executor, attemptIds: readonly number[]): Promise<ShownDispute[]> {
  const { rows } = await sql<ShownDispute>`${shown} WHERE d.attempt_id = ANY(${attemptIds}) ORDER BY d.id`.execute(
    executor,
  );
  return rows;
}
