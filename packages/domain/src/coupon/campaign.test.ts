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

test.each<[Partial<CampaignTerms>, ReturnType<typeof campaignProblem>]>([
  [{}, null],
  [{ nameZh: '' }, 'name_missing'],
  [{ issuer: 'shop' }, null],
  [{ issuer: 'shop', ...delivery }, 'group_not_yours'],
  [{ issuer: 'shop', channel: 'bought', price: 300 }, 'channel_not_yours'],
  [{ reduction: 0 }, 'reduction_missing'],
  [{ reduction: 5000 }, null],
  [{ reduction: 5001 }, 'reduction_above_threshold'],
  [{ group: 'double_draw' }, 'reduction_needless'],
  [{ group: 'double_draw', reduction: 0 }, null],
  [rebate, null],
  [{ ...rebate, rebatePercent: null }, 'rebate_missing'],
  [{ ...rebate, maxRebate: null }, null],
  [{ rebatePercent: 5 }, 'rebate_needless'],
  [{ maxRebate: 2000 }, 'rebate_needless'],
  [delivery, null],
  [{ ...delivery, types: orderTypes }, 'types_not_delivery'],
  [{ channel: 'bought' }, 'price_missing'],
  [{ channel: 'bought', price: 799 }, null],
  [{ channel: 'bought', price: 800 }, 'price_too_high'],
  [{ ...delivery, channel: 'bought', price: 799 }, null],
  [{ ...delivery, channel: 'bought', price: 800 }, 'price_too_high'],
  [{ group: 'double_draw', reduction: 0, channel: 'bought', price: 300 }, null],
  [{ ...rebate, channel: 'bought', price: 300 }, null],
  [{ price: 300 }, 'price_needless'],
  [{ code: 'SPRING' }, null],
  [{ channel: 'granted', code: 'SPRING' }, 'code_needless'],
  [{ endsAt: now }, 'dates_wrong'],
  [{ startsAt: new Date(0), endsAt: new Date(1) }, 'over_already'],
  [{ startsAt: new Date(0), endsAt: now }, 'over_already'],
])('a campaign with %j has the problem %s', (change, problem) => {
  expect(campaignProblem({ ...terms, ...change }, now)).toBe(problem);
});

test('a coupon ends at the end of a Shanghai day, `validDays` after it was taken', () => {
  expect(couponEnd(now, 1)).toEqual(new Date('2026-11-22T15:59:59.999Z'));
  expect(couponEnd(new Date('2026-11-21T16:00:00Z'), 1)).toEqual(new Date('2026-11-23T15:59:59.999Z'));
});

test('a bought coupon can be refunded until the end of the day in Shanghai', () => {
  expect(couponRefundEnd(new Date('2026-11-21T15:59:59Z'))).toEqual(new Date('2026-11-21T15:59:59.999Z'));
});

test('a monthly limit restarts with the month in Shanghai, and a campaign limit never does', () => {
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
  'with a limit of three per %s and the minimum level %s, a %s member may take %d',
  (limitPer, minimumLevel, level, most) => {
    expect(maxCoupons({ perMemberLimit: 3, limitPer, minimumLevel }, level)).toBe(most);
  },
);
