import type {
  DecisionReason,
  LiableParty,
  MerchantRefusal,
  Objection,
  PartialReason,
  RefundStateNumber,
} from '@chifan/domain/refund';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../platform/database/database.ts';
import { type FirstEntry, workflowTables, writeFirstHistory } from '../../platform/workflow/write-transition.ts';

export type StoredRefundItem = { readonly position: number; readonly quantity: number; readonly amount: number };

/** A row of `refund`. Amounts are in fen. */
export type RefundRow = {
  readonly id: number;
  readonly number: string;
  readonly order_id: number;
  readonly state: RefundStateNumber;
  readonly reason: string;
  readonly asked: number;
  readonly items: readonly StoredRefundItem[];
  readonly note: string | null;
  readonly photos: string[];
  readonly appeal: string | null;
  readonly appeal_photos: string[];
  /** Only old rows contain `other`. Merchants could choose it for a reason that was not in the list. */
  readonly merchant_refusal: MerchantRefusal | 'other' | null;
  readonly merchant_note: string | null;
  readonly platform_note: string | null;
  readonly decision_reason: DecisionReason | null;
  /** The amount that the merchant offered, in fen. The merchant's reason is `offer_reason`. */
  readonly offered: number | null;
  readonly offer_reason: PartialReason | null;
  readonly liable: LiableParty | null;
  /** State of the shop's objection to a refund by rule. Null for any other refund (rule refund-28). */
  readonly objection: Objection | null;
  /**
   * The party that pays the refund when the order completes. Set for a refund before completion for which the shop is
   * not liable.
   */
  readonly owed_by: 'courier' | 'platform' | null;
  readonly owed_by_courier: number | null;
  readonly balance_part: number;
  readonly gateway_part: number;
  readonly due_at: Date | null;
  readonly created_at: Date;
  readonly decided_at: Date | null;
  readonly version: number;
};

export type NewRefund = Pick<RefundRow, 'order_id' | 'number' | 'reason' | 'asked' | 'items' | 'note' | 'photos'>;

/** Inserts a refund request in its first state with its first history row. The caller must have locked the order. */
export async function insertRefund(tx: Tx, refund: NewRefund, entry: FirstEntry): Promise<RefundRow> {
  const { rows } = await sql<RefundRow>`
    INSERT INTO refund (number, order_id, state, reason, asked, items, note, photos, balance_part, gateway_part, created_at)
    VALUES (${refund.number}, ${refund.order_id}, 1, ${refund.reason}, ${refund.asked},
      ${JSON.stringify(refund.items)}::jsonb, ${refund.note}, ${refund.photos}::text[], 0, 0, ${entry.at})
    RETURNING *`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('the refund was not written');
  await writeFirstHistory(tx, refundTables, row.id, entry);
  return row;
}

/** Finds the order of a refund without a lock, because the order must be locked before the refund. */
export async function orderOfRefund(executor: Executor, refundId: number): Promise<number | undefined> {
  const { rows } = await sql<{ order_id: number }>`SELECT order_id FROM refund WHERE id = ${refundId}`.execute(
    executor,
  );
  return rows[0]?.order_id;
}

/** Locks the refund until the transaction ends. The caller must have locked the order. */
export async function lockRefund(tx: Tx, refundId: number): Promise<RefundRow | undefined> {
  const { rows } = await sql<RefundRow>`SELECT * FROM refund WHERE id = ${refundId} FOR UPDATE`.execute(tx);
  return rows[0];
}

export async function refundsOfOrder(executor: Executor, orderId: number): Promise<RefundRow[]> {
  const { rows } = await sql<RefundRow>`SELECT * FROM refund WHERE order_id = ${orderId} ORDER BY id`.execute(executor);
  return rows;
}

export const refundTables = workflowTables({
  table: 'refund',
  columns: [
    'appeal',
    'appeal_photos',
    'merchant_refusal',
    'merchant_note',
    'platform_note',
    'decision_reason',
    'offered',
    'offer_reason',
    'liable',
    'objection',
    'owed_by',
    'owed_by_courier',
    'balance_part',
    'gateway_part',
    'due_at',
    'decided_at',
  ],
  history: { table: 'refund_history', of: 'refund_id', actorId: 'actor_id', reason: 'reason' },
  timerPayload: 'refundId',
});

export type RefundChanges = Partial<Pick<RefundRow, (typeof refundTables)['columns'][number]>>;

export type LineToRefund = {
  readonly position: number;
  readonly name: Record<string, string>;
  readonly plate: string;
  /** Price of one serving in fen, before reductions. */
  readonly price: number;
  readonly quantity: number;
  readonly share: number;
};

export async function linesToRefund(executor: Executor, orderId: number): Promise<LineToRefund[]> {
  const { rows } = await sql<LineToRefund>`
    SELECT position, name, plate, unit_price AS price, quantity, share FROM order_line WHERE order_id = ${orderId} ORDER BY position`.execute(
    executor,
  );
  return rows;
}

/** The last time at which the kitchen reported the order's food as ready. Null if there is no report. */
export async function readyAtOf(executor: Executor, orderId: number): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`SELECT max(created_at) AS at FROM order_history
    WHERE order_id = ${orderId} AND event = 'ready'`.execute(executor);
  return rows[0]?.at ?? null;
}

/** The time at which the guest received the food. Null if the guest has not received it yet. */
export async function receivedAtOf(executor: Executor, orderId: number): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`SELECT max(created_at) AS at FROM order_history
    WHERE order_id = ${orderId} AND event IN ('hand_over', 'redeem')`.execute(executor);
  return rows[0]?.at ?? null;
}

/** Returns the number of refunds by rule that a member got since the given time. */
export async function countCreditsByRule(executor: Executor, memberId: number, since: Date): Promise<number> {
  const { rows } = await sql<{ credits: number }>`SELECT count(*)::int AS credits
    FROM refund JOIN customer_order o ON o.id = refund.order_id
    WHERE refund.objection IS NOT NULL AND refund.decided_at > ${since} AND o.member_id = ${memberId}`.execute(
    executor,
  );
  return rows[0]?.credits ?? 0;
}

/**
 * Makes concurrent refund requests of one member wait for each other, so that the limit of refunds by rule counts all
 * of them.
 */
export async function lockCreditsOfMember(tx: Tx, memberId: number): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`refunds by rule of member ${memberId}`}, 0))`.execute(tx);
}
