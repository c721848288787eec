import { sql } from 'kysely';
import type { Executor, Tx } from '../../platform/database/database.ts';

/** SQL condition for orders that were accepted and not handed over yet. */
const inWork = sql`o.is_open AND COALESCE(o.state_before_after_sale, o.state) IN ('delivering', 'to_be_picked_up', 'to_be_delivered')`;

/**
 * SQL of the orders whose tickets wait for a printer. The ticket of an ended order is printed only on demand (`wanted`
 * above 1).
 */
const due = (shopId: number, now: Date) => sql`
  SELECT o.id FROM customer_order o LEFT JOIN ticket_print t ON t.order_id = o.id AND t.shop_id = o.shop_id
  WHERE o.shop_id = ${shopId} AND (
    (t.order_id IS NULL AND ${inWork})
    OR (t.printed < t.wanted AND (o.is_open OR t.wanted > 1) AND (t.claim IS NULL OR t.claimed_until <= ${now})))`;

export type ClaimedKitchenTicket = { readonly orderId: number; readonly isCopy: boolean };

type Claim = { readonly shopId: number; readonly claim: string; readonly until: Date };

/**
 * Claims the oldest waiting ticket of a shop. A ticket whose claim expired may have been printed, so it is a copy. The
 * caller must have locked the shop's printers.
 */
export async function claimNextTicket(
  tx: Tx,
  { shopId, claim, until }: Claim,
  now: Date,
): Promise<ClaimedKitchenTicket | undefined> {
  const { rows } = await sql<ClaimedKitchenTicket>`
    INSERT INTO ticket_print AS t (order_id, shop_id, claim, claimed_until)
    SELECT id, ${shopId}, ${claim}::uuid, ${until} FROM (${due(shopId, now)} ORDER BY o.id LIMIT 1) next
    ON CONFLICT (order_id, shop_id) DO UPDATE
      SET claim = excluded.claim, claimed_until = excluded.claimed_until, is_doubtful = t.is_doubtful OR t.claim IS NOT NULL
    RETURNING order_id AS "orderId", (is_doubtful OR printed > 0) AS "isCopy"`.execute(tx);
  return rows[0];
}

type Settled = {
  readonly orderId: number;
  readonly shopId: number;
  readonly claim: string;
  readonly outcome: 'printed' | 'not_printed' | 'unknown';
};

/** Stores the result of a print. @returns false if the claim had expired and another printer had claimed the ticket */
export async function settleTicketClaim(
  executor: Executor,
  { orderId, shopId, claim, outcome }: Settled,
): Promise<boolean> {
  const { rows } = await sql<{ orderId: number }>`
    UPDATE ticket_print SET claim = NULL, claimed_until = NULL,
      printed = CASE WHEN ${outcome} = 'printed' THEN wanted ELSE printed END,
      is_doubtful = CASE ${outcome} WHEN 'printed' THEN false WHEN 'unknown' THEN true ELSE is_doubtful END
    WHERE order_id = ${orderId} AND shop_id = ${shopId} AND claim::text = ${claim}
    RETURNING order_id AS "orderId"`.execute(executor);
  return rows.length > 0;
}

/**
 * Requests a print on demand. Several requests before the print count once. `wanted` is at least 2, because a value
 * above 1 marks a print on demand.
 */
export async function requestReprint(tx: Tx, orderId: number, shopId: number): Promise<void> {
  await sql`
    INSERT INTO ticket_print AS t (order_id, shop_id, wanted) VALUES (${orderId}, ${shopId}, 2)
    ON CONFLICT (order_id, shop_id) DO UPDATE SET wanted = GREATEST(t.printed + 1, 2)`.execute(tx);
}

export async function waitingKitchenTickets(executor: Executor, shopId: number, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM (${due(shopId, now)}) waiting`.execute(executor);
  return rows[0]?.count ?? 0;
}
