import type { PartlyTranslated } from '@chifan/domain';
import type { PurchaseKind, PurchaseState } from '@chifan/domain/payment';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';
import type { PurchaseRow } from '../purchase.store.ts';

export type ReadPurchase = PurchaseRow & {
  readonly couponName: PartlyTranslated | null;
  readonly isCouponUnused: boolean;
};

const withCoupon = sql`SELECT p.*, c.name AS "couponName",
    coalesce(k.state = 'valid' AND k.held_by IS NULL, false) AS "isCouponUnused"
  FROM purchase p LEFT JOIN coupon_campaign c ON c.id = p.campaign_id LEFT JOIN coupon k ON k.id = p.coupon_id`;

export async function readPurchase(executor: Executor, purchaseId: number): Promise<ReadPurchase | undefined> {
  const { rows } = await sql<ReadPurchase>`${withCoupon} WHERE p.id = ${purchaseId}`.execute(executor);
  return rows[0];
}

export type PurchaseFilter = {
  readonly memberId: number;
  readonly kind: PurchaseKind | undefined;
  readonly state: PurchaseState | undefined;
};

export async function readPurchases(
  executor: Executor,
  { memberId, kind, state }: PurchaseFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: ReadPurchase[]; total: number }> {
  const matching = sql`WHERE p.member_id = ${memberId}
    ${kind === undefined ? sql`` : sql`AND p.kind = ${kind}`} ${state === undefined ? sql`` : sql`AND p.state = ${state}`}`;
  const { rows } = await sql<ReadPurchase>`${withCoupon} ${matching}
    ORDER BY p.id DESC OFFSET ${offset} LIMIT ${limit}`.execute(executor);
  const counted = await sql<{ total: number }>`SELECT count(*) AS total FROM purchase p ${matching}`.execute(executor);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}
