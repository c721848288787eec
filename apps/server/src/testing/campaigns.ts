import type { CampaignDraft } from '@chifan/contract/coupon/views';
import type { TestApp } from './open-test-app.ts';
import type { SmallCity } from './small-city.ts';

/** A coupon campaign: 8 yuan off from 50 yuan, free for every member. */
export const campaignDraft: CampaignDraft = {
  group: 'shop',
  name: { 'zh-CN': '满五十减八', en: '8 off from 50' },
  threshold: 5000,
  reduction: 800,
  rebatePercent: null,
  maxRebate: null,
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

export async function newCampaign(
  test: TestApp,
  { operator }: Pick<SmallCity, 'operator'>,
  change: Partial<CampaignDraft> & { shopId?: number } = {},
): Promise<number> {
  const { shopId, ...terms } = change;
  const saved = await test.call(
    'savePlatformCampaign',
    { draft: { ...campaignDraft, ...terms }, ...(shopId === undefined ? {} : { shopId }) },
    { token: operator.token },
  );
  if (!saved.success) throw new Error(`no campaign: ${JSON.stringify(saved)}`);
  return saved.data.id;
}

export async function newCoupon(
  test: TestApp,
  people: Pick<SmallCity, 'operator' | 'member'>,
  change: Partial<CampaignDraft> = {},
): Promise<number> {
  const campaignId = await newCampaign(test, people, change);
  const claimed = await test.call('claimCoupon', { campaignId }, { token: people.member.token });
  if (!claimed.success) throw new Error(`no coupon: ${JSON.stringify(claimed)}`);
  return claimed.data.id;
}
