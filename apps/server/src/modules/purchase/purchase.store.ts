import type { PartlyTranslated } from '@chifan/domain';
import type { PaymentMethod } from '@chifan/domain/payment';
import type { PurchaseKind, PurchaseState } from '@chifan/domain/purchase';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../platform/database/database.ts';
import { workflowTables } from '../../platform/workflow/write-transition.ts';

/** A row of `purchase`. Amounts are in fen. */
export type PurchaseRow = {
  readonly id: number;
  readonly number: string;
  readonly member_id: number;
  readonly kind: PurchaseKind;
  readonly state: PurchaseState;
  readonly amount: number;
  readonly bonus: number;
  readonly campaign_id: number | null;
  readonly coupon_id: number | null;
  readonly method: PaymentMethod | null;
  readonly paid_attempt_id: number | null;
  readonly created_at: Date;
  readonly pay_before: Date;
  readonly paid_at: Date | null;
  readonly refunded_at: Date | null;
  readonly request_hash: string;
};

export type NewPurchase = {
  readonly memberId: number;
  readonly kind: PurchaseKind;
  readonly amount: number;
  readonly bonus: number;
  readonly campaignId: number | null;
  /** The day in the purchase's number, such as "20261121". */
  readonly day: string;
  readonly at: Date;
  readonly payBefore: Date;
  readonly idempotencyKey: string;
  readonly requestHash: string;
};

/**
 * Inserts a purchase. Waits for a concurrent call with the same idempotency key. @returns undefined if such a call has
 * stored a purchase
 */
export async function insertPurchase(tx: Tx, purchase: NewPurchase): Promise<PurchaseRow | undefined> {
  const { rows } = await sql<PurchaseRow>`
    WITH next AS (SELECT nextval(pg_get_serial_sequence('purchase', 'id')) AS id)
    INSERT INTO purchase (id, number, member_id, kind, state, amount, bonus, campaign_id, created_at, pay_before,
      idempotency_key, request_hash)
    OVERRIDING SYSTEM VALUE
    SELECT id, 'T' || ${purchase.day}::text || lpad(id::text, greatest(6, length(id::text)), '0'), ${purchase.memberId},
      ${purchase.kind}, 'unpaid', ${purchase.amount}, ${purchase.bonus}, ${purchase.campaignId}, ${purchase.at},
      ${purchase.payBefore}, ${purchase.idempotencyKey}, ${purchase.requestHash}
    FROM next
    ON CONFLICT (member_id, idempotency_key) DO NOTHING RETURNING *`.execute(tx);
  return rows[0];
}

export async function purchaseByKey(
  executor: Executor,
  memberId: number,
  key: string,
): Promise<PurchaseRow | undefined> {
  const { rows } = await sql<PurchaseRow>`
    SELECT * FROM purchase WHERE member_id = ${memberId} AND idempotency_key = ${key}`.execute(executor);
  return rows[0];
}

/**
 * A member's unpaid purchases, oldest first. The purchases are locked until the transaction ends, so that concurrent
 * calls of the member are counted one after the other.
 */
export async function lockOpenPurchases(tx: Tx, memberId: number, at: Date): Promise<{ id: number }[]> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`purchases of ${memberId}`}, 0))`.execute(tx);
  const { rows } = await sql<{ id: number }>`SELECT id FROM purchase
    WHERE member_id = ${memberId} AND state = 'unpaid' AND pay_before > ${at} ORDER BY id`.execute(tx);
  return rows;
}

type Buying = { readonly memberId: number; readonly campaignId: number; readonly at: Date };

/**
 * Returns the member's unpaid purchase of a coupon of the campaign. Until the transaction ends, no other call of the
 * member can open such a purchase.
 */
export async function lockOpenPurchase(tx: Tx, { memberId, campaignId, at }: Buying): Promise<PurchaseRow | undefined> {
  const buying = `${memberId} buys of ${campaignId}`;
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${buying}, 0))`.execute(tx);
  const { rows } = await sql<PurchaseRow>`
    SELECT * FROM purchase WHERE member_id = ${memberId} AND kind = 'coupon' AND campaign_id = ${campaignId}
      AND state = 'unpaid' AND pay_before > ${at} ORDER BY id DESC LIMIT 1`.execute(tx);
  return rows[0];
}

export async function lockPurchase(tx: Tx, purchaseId: number): Promise<PurchaseRow | undefined> {
  const { rows } = await sql<PurchaseRow>`SELECT * FROM purchase WHERE id = ${purchaseId} FOR UPDATE`.execute(tx);
  return rows[0];
}

export async function writeReservedCoupon(tx: Tx, purchaseId: number, couponId: number): Promise<void> {
  await sql`UPDATE purchase SET coupon_id = ${couponId} WHERE id = ${purchaseId}`.execute(tx);
}

export const purchaseTables = workflowTables({
  table: 'purchase',
  columns: ['method', 'paid_attempt_id', 'paid_at', 'refunded_at'],
  history: { table: 'purchase_history', of: 'purchase_id', actorId: null, reason: null },
  timerPayload: 'purchaseId',
});

/**
 * The price of a campaign's coupon, and the shop that receives the price. `sellerShopId` is null if the platform
 * receives it.
 */
export async function couponOnSale(
  executor: Executor,
  campaignId: number,
): Promise<{ price: number; sellerShopId: number | null; name: PartlyTranslated } | undefined> {
  const { rows } = await sql<{ price: number; sellerShopId: number | null; name: PartlyTranslated }>`
    SELECT price, CASE issuer WHEN 'shop' THEN shop_id END AS "sellerShopId", name FROM coupon_campaign
    WHERE id = ${campaignId} AND channel = 'bought' AND price IS NOT NULL`.execute(executor);
  return rows[0];
}

export type PurchaseWithCoupon = PurchaseRow & {
  readonly couponName: PartlyTranslated | null;
  readonly isCouponUnused: boolean;
};

const withCoupon = sql`SELECT p.*, c.name AS "couponName",
    coalesce(k.state = 'valid' AND k.held_by IS NULL, false) AS "isCouponUnused"
  FROM purchase p LEFT JOIN coupon_campaign c ON c.id = p.campaign_id LEFT JOIN coupon k ON k.id = p.coupon_id`;

export async function readPurchase(executor: Executor, purchaseId: number): Promise<PurchaseWithCoupon | undefined> {
  const { rows } = await sql<PurchaseWithCoupon>`${withCoupon} WHERE p.id = ${purchaseId}`.execute(executor);
  return rows[0];
}

type PurchaseFilter = {
  readonly memberId: number;
  readonly kind: PurchaseKind | undefined;
  readonly state: PurchaseState | undefined;
};

export async function readPurchases(
  executor: Executor,
  { memberId, kind, state }: PurchaseFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: PurchaseWithCoupon[]; total: number }> {
  const matching = sql`WHERE p.member_id = ${memberId}
    ${kind === undefined ? sql`` : sql`AND p.kind = ${kind}`} ${state === undefined ? sql`` : sql`AND p.state = ${state}`}`;
  const { rows } = await sql<PurchaseWithCoupon>`${withCoupon} ${matching}
    ORDER BY p.id DESC OFFSET ${offset} LIMIT ${limit}`.execute(executor);
  const counted = await sql<{ total: number }>`SELECT count(*) AS total FROM purchase p ${matching}`.execute(executor);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}
