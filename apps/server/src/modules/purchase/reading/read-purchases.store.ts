import type { PartlyTranslated } from '@chifan/domain';
import type { PurchaseKind } from '@chifan/domain/payment';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';
import type { PurchaseRow } from '../purchase.store.ts';

/** A purchase with what its screen says of the coupon. */
export type ReadPurchase = PurchaseRow & {
  readonly couponName: PartlyTranslated | null;
  /** Nobody used it, and no order holds it. */
  readonly isCouponUnused: boolean;
};

const withCoupon = sql`SELECT p.*, c.name AS "couponName",
    coalesce(k.state = 'valid' AND k.held_by IS NULL, false) AS "isCouponUnused"
  FROM purchase p LEFT JOIN coupon_campaign c ON c.id = p.campaign_id LEFT JOIN coupon k ON k.id = p.coupon_id`;

export async function readPurchase(executor: Executor, purchaseId: number): Promise<ReadPurchase | undefined> {
  const { rows } = await sql<ReadPurchase>`${withCoupon} WHERE p.id = ${purchaseId}`.execute(executor);
  return rows[0];
}

/** Newest first. */
export async function readPurchases(
  executor: Executor,
  of: { memberId: number; kind: PurchaseKind },
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: ReadPurchase[]; total: number }> {
  const { rows } = await sql<ReadPurchase>`${withCoupon} WHERE p.member_id = ${of.memberId} AND p.kind = ${of.kind}
    ORDER BY p.id DESC OFFSET ${offset} LIMIT ${limit}`.execute(executor);
  const counted = await sql<{ total: number }>`SELECT count(*) AS total FROM purchase
    WHERE member_id = ${of.memberId} AND kind = ${of.kind}`.execute(executor);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}
