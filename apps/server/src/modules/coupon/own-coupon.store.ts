import { type Fen, fen, type PartlyTranslated } from '@chifan/domain';
import type { CouponGroup, CouponIssuer, CouponState, MemberCoupon } from '@chifan/domain/coupon';
import type { OrderType } from '@chifan/domain/ordering';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../platform/database/database.ts';
import type { Page } from '../../platform/database/select-page.ts';

/** A member's coupon with the terms of its campaign. Amounts are in fen. */
export type OwnCoupon = MemberCoupon & {
  readonly campaignId: number;
  readonly memberId: number;
  readonly issuer: CouponIssuer;
  readonly name: PartlyTranslated;
  readonly shopName: PartlyTranslated | null;
  readonly shopNameZh: string | null;
  readonly purchaseId: number | null;
  readonly usedAt: Date | null;
  readonly usedBy: number | null;
};

/**
 * Returns the coupons that the member can use for an order at the given shop. Double-draw tickets are excluded, because
 * they do not reduce an order.
 */
export const usableCoupons = (
  executor: Executor,
  memberId: number,
  { now, ...at }: UsedAt & { now: Date },
): Promise<OwnCoupon[]> => ownCoupons(executor, areUsable(memberId, { ...at, now }), { offset: 0, limit: maxInHand });

/**
 * Returns the coupons of `usableCoupons` as an SQL expression for use in a larger query. Most guests have no coupons,
 * so a separate query would usually find nothing. `readCoupons` parses the result. The limit is a literal, because with
 * a parameter PostgreSQL would plan the statement again for each order.
 */
export const sqlUsableCoupons = (memberId: number, at: { shopId: number; now: Date }): RawBuilder<CouponsRead> => sql`
  (SELECT COALESCE(jsonb_agg(own), '[]') FROM (${selectCoupons(areUsable(memberId, at), byId)} LIMIT ${sql.lit(maxInHand)}) AS own)`;

/** A set meal is bought before the guest chooses a restaurant, so only the platform's coupons are valid for it. */
type UsedAt = { readonly shopId: number } | { readonly setMealId: number };

const areUsable = (memberId: number, { now, ...at }: UsedAt & { now: Date }) =>
  sql`coupon.member_id = ${memberId} AND coupon.state = 'valid' AND coupon.valid_from <= ${now}
    AND coupon.valid_until >= ${now} AND campaign.coupon_group <> 'double_draw' AND (campaign.shop_id IS NULL OR campaign.shop_id = ${'shopId' in at ? at.shopId : null}) ${notAtOwnShop(memberId, at)}`;

/** SQL condition: the platform's coupons are not valid at a restaurant where the member works (rule coupon-10). */
const notAtOwnShop = (memberId: number, at: UsedAt) =>
  'shopId' in at
    ? sql`AND NOT (campaign.issuer = 'platform' AND is_own_shop(${memberId}, ${at.shopId}))`
    : sql`AND NOT (campaign.issuer = 'platform' AND is_own_set_meal(${memberId}, ${at.setMealId}))`;

/** Returns the rebate card that the order used, and the guest's other rebate cards that are valid at the shop. */
export const rebateCards = (
  executor: Executor,
  { orderId, memberId, shopId, now }: { orderId: number; memberId: number; shopId: number; now: Date },
): Promise<OwnCoupon[]> =>
  ownCoupons(
    executor,
    sql`coupon.id = ANY(
        ARRAY(SELECT id FROM coupon WHERE used_by = ${orderId} AND state = 'used')
        || ARRAY(SELECT id FROM coupon WHERE member_id = ${memberId} AND state = 'valid' AND held_by IS NULL
          AND valid_from <= ${now} AND valid_until >= ${now}))
      AND campaign.coupon_group = 'rebate'
      AND (coupon.used_by = ${orderId} OR (campaign.shop_id IS NULL OR campaign.shop_id = ${shopId})
        ${notAtOwnShop(memberId, { shopId })})`,
    { offset: 0, limit: maxInHand },
    sql`coupon.state = 'used' DESC, coupon.id`,
  );

/** Maximum number of coupons at the checkout, more than a guest would choose from. */
const maxInHand = 100;

/** Returns coupons by ascending id. Unknown ids are skipped. */
export const couponsById = (executor: Executor, ids: readonly number[]): Promise<OwnCoupon[]> =>
  ownCoupons(executor, sql`coupon.id = ANY(${ids}::bigint[])`, { offset: 0, limit: ids.length });

export type CouponFilter = {
  readonly memberId: number;
  readonly group: CouponGroup | undefined;
  readonly state: CouponState;
  readonly now: Date;
};

export const listedCoupons = (
  executor: Executor,
  { memberId, group, state, now }: CouponFilter,
  page: Page,
): Promise<OwnCoupon[]> =>
  ownCoupons(
    executor,
    sql`${belongs(memberId)} AND ${stateAt(now)} = ${state} ${inGroup(group)}`,
    page,
    state === 'valid'
      ? sql`coupon.valid_until, coupon.id`
      : sql`coalesce(coupon.used_at, coupon.valid_until) DESC, coupon.id DESC`,
  );

export async function countCoupons(
  executor: Executor,
  { memberId, group, now }: Omit<CouponFilter, 'state'>,
): Promise<Record<CouponState, number>> {
  const { rows } = await sql<{ state: CouponState; coupons: number }>`
    SELECT ${stateAt(now)} AS state, count(*)::int AS coupons
    FROM coupon JOIN coupon_campaign campaign ON campaign.id = coupon.campaign_id
    WHERE ${belongs(memberId)} ${inGroup(group)} GROUP BY 1`.execute(executor);
  const counts = { valid: 0, used: 0, invalid: 0 };
  for (const { state, coupons } of rows) counts[state] = coupons;
  return counts;
}

/**
 * SQL condition: the coupon belongs to the member. A coupon that is reserved for an unpaid purchase, or whose price was
 * refunded, does not belong to the member.
 */
const belongs = (memberId: number) =>
  sql`coupon.member_id = ${memberId} AND coupon.valid_until IS NOT NULL AND coupon.claim_number IS NOT NULL`;

/** SQL for the state of a coupon at a time. An expired coupon is invalid even before the hourly job has run. */
const stateAt = (now: Date): RawBuilder<CouponState> =>
  sql<CouponState>`CASE WHEN coupon.state = 'valid' AND coupon.held_by IS NULL AND coupon.valid_until < ${now}
    THEN 'invalid' ELSE coupon.state END`;

const inGroup = (group: CouponGroup | undefined) =>
  group === undefined ? sql`` : sql`AND campaign.coupon_group = ${group}`;

type Row = Omit<OwnCoupon, 'threshold' | 'reduction' | 'maxRebate'> & {
  readonly threshold: number;
  readonly reduction: number;
  readonly maxRebate: number | null;
};

const byId = sql`coupon.id`;

/** Coupons in a JSON result, in which times are strings. */
export type CouponsRead = readonly (Omit<Row, 'validFrom' | 'validUntil' | 'usedAt'> & {
  readonly validFrom: string;
  readonly validUntil: string;
  readonly usedAt: string | null;
})[];

export const readCoupons = (read: CouponsRead): OwnCoupon[] =>
  read.map((row) =>
    couponOf({
      ...row,
      validFrom: new Date(row.validFrom),
      validUntil: new Date(row.validUntil),
      usedAt: row.usedAt === null ? null : new Date(row.usedAt),
    }),
  );

async function ownCoupons(
  executor: Executor,
  where: RawBuilder<unknown>,
  { offset, limit }: Page,
  order: RawBuilder<unknown> = byId,
): Promise<OwnCoupon[]> {
  const { rows } = await sql<Row>`${selectCoupons(where, order)} OFFSET ${offset} LIMIT ${limit}`.execute(executor);
  return rows.map(couponOf);
}

const selectCoupons = (where: RawBuilder<unknown>, order: RawBuilder<unknown>): RawBuilder<Row> => sql`
    SELECT coupon.id, coupon.campaign_id AS "campaignId", coupon.member_id AS "memberId",
      campaign.coupon_group AS "group", campaign.issuer, campaign.name, coupon.state, coupon.held_by AS "heldBy",
      campaign.threshold, campaign.reduction, campaign.rebate_percent AS "rebatePercent",
      campaign.max_rebate AS "maxRebate", campaign.shop_id AS "shopId", shop.name AS "shopName",
      shop.name_zh AS "shopNameZh", campaign.types::text[] AS types, coupon.valid_from AS "validFrom",
      coupon.valid_until AS "validUntil", coupon.purchase_id AS "purchaseId", coupon.used_at AS "usedAt",
      coupon.used_by AS "usedBy"
    FROM coupon JOIN coupon_campaign campaign ON campaign.id = coupon.campaign_id
      LEFT JOIN shop ON shop.id = campaign.shop_id
    WHERE ${where} AND coupon.valid_from IS NOT NULL AND coupon.valid_until IS NOT NULL
    ORDER BY ${order}`;

const couponOf = (row: Row): OwnCoupon => ({
  ...row,
  threshold: fen(row.threshold),
  reduction: fen(row.reduction),
  maxRebate: fenOrNone(row.maxRebate),
  types: row.types satisfies readonly OrderType[],
});

const fenOrNone = (amount: number | null): Fen | null => (amount === null ? null : fen(amount));

export async function validDaysOf(executor: Executor, couponId: number): Promise<number | undefined> {
  const { rows } = await sql<{ validDays: number }>`
    SELECT campaign.valid_days AS "validDays" FROM coupon JOIN coupon_campaign campaign ON campaign.id = coupon.campaign_id
    WHERE coupon.id = ${couponId}`.execute(executor);
  return rows[0]?.validDays;
}
