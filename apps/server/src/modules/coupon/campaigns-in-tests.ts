import type { CampaignDraft } from '@chifan/contract/coupon';
import { sql } from 'kysely';
import type { SmallCity, TestApp } from '../../testing/index.ts';

export const campaignDraft: CampaignDraft = {
  group: 'shop',
  name: { 'zh-CN': '满五十减八', en: '8 off from 50' },
  threshold: 5000,
  reduction: 800,
  rebatePercent: null,
  mostRebate: null,
  types: ['pickup', 'delivery', 'pack'],
  channel: 'claim',
  price: null,
  code: null,
  startsAt: '2026-11-20T00:00:00Z',
  endsAt: '2026-12-20T00:00:00Z',
  validDays: 7,
  budget: null,
  perMemberLimit: 1,
  limitPer: 'campaign',
  minimumLevel: null,
};

/** A campaign of the platform's, made through its route. */
export async function newCampaign(
  test: TestApp,
  city: SmallCity,
  change: Partial<CampaignDraft> & { shopId?: number } = {},
): Promise<number> {
  const { shopId, ...terms } = change;
  const saved = await test.call(
    'savePlatformCampaign',
    { draft: { ...campaignDraft, ...terms }, ...(shopId === undefined ? {} : { shopId }) },
    { token: city.operator.token },
  );
  if (!saved.success) throw new Error(`no campaign: ${JSON.stringify(saved)}`);
  return saved.data.id;
}

/** What the database knows of a coupon, and what happened to it. */
export async function couponInside(test: TestApp, couponId: number) {
  const { rows } = await sql<{ state: string; held: number | null; used: number | null; events: string[] }>`
    SELECT state, held_by AS held, used_by AS used,
      (SELECT array_agg(event ORDER BY id) FROM coupon_history WHERE coupon_id = coupon.id) AS events
    FROM coupon WHERE id = ${couponId}`.execute(test.app.database.read);
  const [row] = rows;
  if (!row) throw new Error(`there is no coupon ${couponId}`);
  return row;
}

export async function issuedOf(test: TestApp, campaignId: number): Promise<number> {
  const { rows } = await sql<{ issued: number }>`
    SELECT issued FROM coupon_campaign WHERE id = ${campaignId}`.execute(test.app.database.read);
  return rows[0]?.issued ?? 0;
}
