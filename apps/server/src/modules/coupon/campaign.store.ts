import type { PartlyTranslated } from '@chifan/domain';
import type { CouponChannel, CouponGroup, CouponIssuer, LimitPeriod } from '@chifan/domain/coupon';
import type { MemberLevel } from '@chifan/domain/member';
import type { OrderType } from '@chifan/domain/ordering';
import { type RawBuilder, sql } from 'kysely';
import type { Executor, Tx } from '../../platform/database/database.ts';
import { liveShops } from '../catalogue/index.ts';

/** A row of `coupon_campaign`. Amounts are in fen. */
export type CampaignRow = {
  readonly id: number;
  readonly issuer: CouponIssuer;
  readonly shopId: number | null;
  readonly shopName: PartlyTranslated | null;
  readonly shopNameZh: string | null;
  readonly group: CouponGroup;
  readonly name: PartlyTranslated;
  readonly threshold: number;
  readonly reduction: number;
  readonly rebatePercent: number | null;
  readonly maxRebate: number | null;
  readonly types: OrderType[];
  readonly channel: CouponChannel;
  readonly price: number | null;
  readonly code: string | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly validDays: number;
  readonly budget: number | null;
  readonly issued: number;
  readonly perMemberLimit: number;
  readonly limitPer: LimitPeriod;
  readonly minimumLevel: MemberLevel | null;
  readonly endedAt: Date | null;
};

const columns = sql`campaign.id, campaign.issuer, campaign.shop_id AS "shopId", shop.name AS "shopName",
  shop.name_zh AS "shopNameZh", campaign.coupon_group AS "group", campaign.name, campaign.threshold, campaign.reduction,
  campaign.rebate_percent AS "rebatePercent", campaign.max_rebate AS "maxRebate", campaign.types,
  campaign.channel, campaign.price, campaign.code, campaign.starts_at AS "startsAt", campaign.ends_at AS "endsAt",
  campaign.valid_days AS "validDays", campaign.budget, campaign.issued, campaign.per_member_limit AS "perMemberLimit",
  campaign.limit_per AS "limitPer", campaign.minimum_level AS "minimumLevel", campaign.ended_at AS "endedAt"`;

/**
 * SQL for campaigns that match `where`, which may end in ORDER BY and LIMIT. The campaign of earned double-draw tickets
 * is excluded.
 */
export const campaignRows = (where: RawBuilder<unknown>) => sql<CampaignRow>`
  SELECT ${columns} FROM coupon_campaign campaign LEFT JOIN shop ON shop.id = campaign.shop_id
  WHERE campaign.purpose IS NULL AND ${where}`;

export async function campaignById(executor: Executor, campaignId: number): Promise<CampaignRow | undefined> {
  return (await campaignRows(sql`campaign.id = ${campaignId}`).execute(executor)).rows[0];
}

/** Returns the running campaigns of the platform whose coupons operators grant to members. */
export async function grantableCampaigns(executor: Executor, now: Date): Promise<CampaignRow[]> {
  const { rows } = await campaignRows(sql`campaign.issuer = 'platform' AND campaign.channel = 'granted'
    AND campaign.ended_at IS NULL AND campaign.starts_at <= ${now} AND campaign.ends_at > ${now}
    ORDER BY campaign.reduction, campaign.id`).execute(executor);
  return rows;
}

/**
 * SQL condition: the campaign belongs to the platform or to a live shop. Guests see only such campaigns (rule
 * catalogue-40).
 */
const forGuests = sql`(campaign.shop_id IS NULL OR EXISTS (SELECT FROM ${liveShops} WHERE shop.id = campaign.shop_id))`;

export async function campaignForGuest(executor: Executor, campaignId: number): Promise<CampaignRow | undefined> {
  return (await campaignRows(sql`campaign.id = ${campaignId} AND ${forGuests}`).execute(executor)).rows[0];
}

export async function campaignByCode(executor: Executor, code: string): Promise<CampaignRow | undefined> {
  return (await campaignRows(sql`campaign.code = ${code} AND ${forGuests}`).execute(executor)).rows[0];
}

/** Maximum number of coupon offers in one response, more than a guest would scroll through. */
const maxOffers = 100;

export async function openOffers(
  executor: Executor,
  { shopId, now }: { shopId: number | undefined; now: Date },
): Promise<CampaignRow[]> {
  const ofShop = shopId === undefined ? sql`` : sql`AND (campaign.shop_id = ${shopId} OR campaign.shop_id IS NULL)`;
  const { rows } = await sql<CampaignRow>`
    ${campaignRows(sql`campaign.ended_at IS NULL AND campaign.starts_at <= ${now} AND campaign.ends_at > ${now}
      AND campaign.channel IN ('claim', 'bought') AND campaign.code IS NULL
      AND (campaign.budget IS NULL OR campaign.issued < campaign.budget) AND ${forGuests} ${ofShop}`)}
    ORDER BY (campaign.shop_id IS NOT NULL) = ${shopId !== undefined} DESC, campaign.price IS NOT NULL,
      campaign.ends_at, campaign.id LIMIT ${maxOffers}`.execute(executor);
  return rows;
}

export async function issuedCountsOf(
  executor: Executor,
  memberId: number,
  campaigns: readonly { readonly campaignId: number; readonly period: string }[],
): Promise<Map<number, number>> {
  const { rows } = await sql<{ campaignId: number; taken: number }>`
    SELECT asked.campaign_id AS "campaignId", count(coupon.id)::int AS taken
    FROM unnest(${campaigns.map(({ campaignId }) => campaignId)}::bigint[],
      ${campaigns.map(({ period }) => period)}::text[]) AS asked(campaign_id, period)
    JOIN coupon ON coupon.campaign_id = asked.campaign_id AND coupon.claim_period = asked.period
      AND coupon.member_id = ${memberId} AND coupon.claim_number IS NOT NULL
    GROUP BY 1`.execute(executor);
  return new Map(rows.map(({ campaignId, taken }) => [campaignId, taken]));
}

/**
 * Takes one coupon from the budget. Locks the campaign until the transaction ends, so that concurrent calls cannot
 * exceed the member's limit. @returns whether a coupon was left.
 */
export async function takeFromBudget(tx: Tx, campaignId: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    UPDATE coupon_campaign SET issued = issued + 1
    WHERE id = ${campaignId} AND ended_at IS NULL AND starts_at <= ${now} AND ends_at > ${now}
      AND (budget IS NULL OR issued < budget) RETURNING id`.execute(tx);
  return rows.length > 0;
}

export async function returnToBudget(tx: Tx, campaignId: number): Promise<void> {
  await sql`UPDATE coupon_campaign SET issued = issued - 1 WHERE id = ${campaignId}`.execute(tx);
}
