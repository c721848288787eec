import type { CampaignDraft } from '@chifan/contract/coupon/views';
import type { CouponIssuer } from '@chifan/domain/coupon';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/database.ts';
import { type CampaignRow, campaignRows } from '../campaign.store.ts';

export type CountedCampaign = CampaignRow & { readonly used: number };

export async function listCampaigns(
  executor: Executor,
  shopId: number | null,
  page: { offset: number; limit: number },
): Promise<CountedCampaign[]> {
  const ofShop = shopId === null ? sql`true` : sql`campaign.shop_id = ${shopId} AND campaign.issuer = 'shop'`;
  const { rows } = await sql<CountedCampaign>`
    SELECT listed.*, (SELECT count(*)::int FROM coupon WHERE campaign_id = listed.id AND state = 'used') AS used
    FROM (${campaignRows(ofShop)} ORDER BY campaign.id DESC OFFSET ${page.offset} LIMIT ${page.limit}) listed
    ORDER BY listed.id DESC`.execute(executor);
  return rows;
}

export async function countCampaigns(executor: Executor): Promise<number> {
  const { rows } = await sql<{ campaigns: number }>`
    SELECT count(*)::int AS campaigns FROM coupon_campaign WHERE purpose IS NULL`.execute(executor);
  return rows[0]?.campaigns ?? 0;
}

export async function countedCampaign(executor: Executor, campaignId: number): Promise<CountedCampaign | undefined> {
  const { rows } = await sql<CountedCampaign>`
    SELECT found.*, (SELECT count(*)::int FROM coupon WHERE campaign_id = found.id AND state = 'used') AS used
    FROM (${campaignRows(sql`campaign.id = ${campaignId}`)}) found`.execute(executor);
  return rows[0];
}

export type CampaignWrite = {
  readonly issuer: CouponIssuer;
  readonly shopId: number | null;
  readonly draft: CampaignDraft;
  /** The staff member who created the campaign, or null for demo data. */
  readonly staffId: number | null;
  readonly now: Date;
};

/** @returns the campaign's id, or undefined if another campaign has the same coupon code. */
export async function insertCampaign(tx: Tx, { issuer, shopId, draft, staffId, now }: CampaignWrite) {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO coupon_campaign (issuer, shop_id, coupon_group, name, threshold, reduction, rebate_percent, max_rebate,
      types, channel, price, code, starts_at, ends_at, valid_days, budget, per_member_limit, limit_per, minimum_level,
      created_by, created_at)
    VALUES (${issuer}, ${shopId}, ${draft.group}, ${JSON.stringify(draft.name)}::jsonb, ${draft.threshold},
      ${draft.reduction}, ${draft.rebatePercent}, ${draft.maxRebate}, ${draft.types}::text[], ${draft.channel},
      ${draft.price}, ${draft.code}, ${draft.startsAt}, ${draft.endsAt}, ${draft.validDays}, ${draft.budget},
      ${draft.perMemberLimit}, ${draft.limitPer}, ${draft.minimumLevel}, ${staffId}, ${now})
    ON CONFLICT (code) DO NOTHING RETURNING id`.execute(tx);
  return rows[0]?.id;
}

/**
 * The caller must have locked the campaign's row, so that no coupon is issued during the change. @returns false if
 * another campaign has the same coupon code.
 */
export async function updateCampaign(tx: Tx, campaignId: number, { shopId, draft }: CampaignWrite): Promise<boolean> {
  const { rows } = await sql`
    UPDATE coupon_campaign SET shop_id = ${shopId}, coupon_group = ${draft.group}, name = ${JSON.stringify(draft.name)}::jsonb,
      threshold = ${draft.threshold}, reduction = ${draft.reduction}, rebate_percent = ${draft.rebatePercent},
      max_rebate = ${draft.maxRebate}, types = ${draft.types}::text[], channel = ${draft.channel},
      price = ${draft.price}, code = ${draft.code}, starts_at = ${draft.startsAt}, ends_at = ${draft.endsAt},
      valid_days = ${draft.validDays}, budget = ${draft.budget}, per_member_limit = ${draft.perMemberLimit},
      limit_per = ${draft.limitPer}, minimum_level = ${draft.minimumLevel}
    WHERE id = ${campaignId} AND NOT EXISTS (
      SELECT FROM coupon_campaign other WHERE other.code = ${draft.code} AND other.id <> ${campaignId})
    RETURNING id`.execute(tx);
  return rows.length > 0;
}

export type CampaignOwner = { readonly shopId: number } | 'platform' | 'anybody';

/** Locks the campaign until the transaction ends. @returns undefined if the campaign does not belong to `owner`. */
export async function lockCampaign(
  tx: Tx,
  campaignId: number,
  owner: CampaignOwner,
): Promise<{ readonly issued: number } | undefined> {
  const { rows } = await sql<{ issued: number }>`
    SELECT greatest(issued, (SELECT count(*) FROM coupon WHERE campaign_id = coupon_campaign.id))::int AS issued
    FROM coupon_campaign WHERE id = ${campaignId} AND purpose IS NULL ${ownedBy(owner)} FOR UPDATE`.execute(tx);
  return rows[0];
}

function ownedBy(owner: CampaignOwner) {
  if (owner === 'anybody') return sql``;
  return owner === 'platform' ? sql`AND issuer = 'platform'` : sql`AND issuer = 'shop' AND shop_id = ${owner.shopId}`;
}

/** Ends a campaign. Idempotent: a second call does not change the end time. */
export async function writeEnded(tx: Tx, campaignId: number, now: Date): Promise<void> {
  await sql`UPDATE coupon_campaign SET ended_at = ${now}
    WHERE id = ${campaignId} AND ended_at IS NULL`.execute(tx);
}

export async function shopExists(executor: Executor, shopId: number): Promise<boolean> {
  return (await sql`SELECT FROM shop WHERE id = ${shopId}`.execute(executor)).rows.length > 0;
}

/** Returns members' ids by e-mail address. The addresses must be in lower case. */
export async function membersByEmail(executor: Executor, emails: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ email: string; id: number }>`
    SELECT email, id FROM member WHERE email = ANY(${emails}::text[])`.execute(executor);
  return new Map(rows.map(({ email, id }) => [email, id]));
}
