import { expect, test } from 'vitest';
import { orderTypes } from '../ordering/index.ts';
import { type CampaignTerms, campaignProblem, maxCoupons } from './campaign.ts';
import { claimPeriod, couponEnd, couponRefundEnd } from './coupon.ts';

const now = new Date('2026-11-21T04:00:00Z');
const terms: CampaignTerms = {
  issuer: 'platform',
  group: 'shop',
  nameZh: '满五十减八',
  threshold: 5000,
  reduction: 800,
  rebatePercent: null,
  maxRebate: null,
  types: orderTypes,
  channel: 'claim',
  price: null,
  code: null,
  startsAt: now,
  endsAt: new Date('2026-12-21T04:00:00Z'),
};
const rebate = { group: 'rebate', reduction: 0, rebatePercent: 5, maxRebate: 2000 } as const;
const delivery = { group: 'delivery', threshold: 0, types: ['delivery'] } as const;

test.each<[string, ReturnType<typeof campaignProblem>, Partial<CampaignTerms>]>([
  ['without a change', null, {}],
  ['without a name', 'name_missing', { nameZh: '' }],
  ['issued by a shop', null, { issuer: 'shop' }],
  ['for the delivery fee, issued by a shop', 'group_not_yours', { issuer: 'shop', ...delivery }],
  ['sold by a shop', 'channel_not_yours', { issuer: 'shop', channel: 'bought', price: 300 }],
  ['without a reduction', 'reduction_missing', { reduction: 0 }],
  ['with a reduction equal to the threshold', null, { reduction: 5000 }],
  ['with a reduction above the threshold', 'reduction_above_threshold', { reduction: 5001 }],
  ['for double draws with a reduction', 'reduction_needless', { group: 'double_draw' }],
  ['for double draws without a reduction', null, { group: 'double_draw', reduction: 0 }],
  ['for a rebate', null, rebate],
  ['for a rebate without a percentage', 'rebate_missing', { ...rebate, rebatePercent: null }],
  ['for a rebate without a maximum', null, { ...rebate, maxRebate: null }],
  ['for a reduction with a rebate percentage', 'rebate_needless', { rebatePercent: 5 }],
  ['for a reduction with a rebate maximum', 'rebate_needless', { maxRebate: 2000 }],
  ['for the delivery fee of deliveries', null, delivery],
  ['for the delivery fee of all order types', 'types_not_delivery', { ...delivery, types: orderTypes }],
  ['for sale without a price', 'price_missing', { channel: 'bought' }],
  ['for sale below the reduction', null, { channel: 'bought', price: 799 }],
  ['for sale at the price of the reduction', 'price_too_high', { channel: 'bought', price: 800 }],
  ['for the delivery fee, for sale below the reduction', null, { ...delivery, channel: 'bought', price: 799 }],
  [
    'for the delivery fee, for sale at the price of the reduction',
    'price_too_high',
    { ...delivery, channel: 'bought', price: 800 },
  ],
  ['for double draws, for sale', null, { group: 'double_draw', reduction: 0, channel: 'bought', price: 300 }],
  ['for a rebate, for sale', null, { ...rebate, channel: 'bought', price: 300 }],
  ['free of charge with a price', 'price_needless', { price: 300 }],
  ['with a coupon code', null, { code: 'SPRING' }],
  ['granted by the platform with a coupon code', 'code_needless', { channel: 'granted', code: 'SPRING' }],
  ['that ends when it starts', 'dates_wrong', { endsAt: now }],
  ['that ended in the past', 'over_already', { startsAt: new Date(0), endsAt: new Date(1) }],
  ['that ends now', 'over_already', { startsAt: new Date(0), endsAt: now }],
])('for a campaign %s, campaignProblem returns the problem %s', (_campaign, problem, change) => {
  expect(campaignProblem({ ...terms, ...change }, now)).toBe(problem);
});

test('a coupon ends at the end of a day in Shanghai, `validDays` days after the member took it', () => {
  expect(couponEnd(now, 1)).toEqual(new Date('2026-11-22T15:59:59.999Z'));
  expect(couponEnd(new Date('2026-11-21T16:00:00Z'), 1)).toEqual(new Date('2026-11-23T15:59:59.999Z'));
});

test('a guest can return a bought coupon until the end of the day of purchase in Shanghai', () => {
  expect(couponRefundEnd(new Date('2026-11-21T15:59:59Z'))).toEqual(new Date('2026-11-21T15:59:59.999Z'));
});

test('a monthly coupon limit restarts with the month in Shanghai, and a limit per campaign never restarts', () => {
  expect(claimPeriod(new Date('2026-11-30T16:00:00Z'), 'month')).toBe('2026-12');
  expect(claimPeriod(now, 'campaign')).toBe('');
});

test.each([
  ['month', 'silver', 'silver', 1],
  ['month', 'silver', 'platinum', 3],
  ['campaign', 'silver', 'gold', 3],
  ['month', null, 'gold', 3],
  ['month', 'bronze', 'bronze', 3],
] as const)(
  'with a limit of three coupons per %s and the minimum level %s, a member of the level %s may take %d coupons',
  (limitPer, minimumLevel, level, most) => {
    expect(maxCoupons({ perMemberLimit: 3, limitPer, minimumLevel }, level)).toBe(most);
  },
);
