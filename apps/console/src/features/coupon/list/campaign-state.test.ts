import { expect, test } from 'vitest';
import { campaignState, formatShanghaiDate } from './campaign-state.ts';

const now = new Date('2026-11-21T04:00:00Z');
const campaign = {
  startsAt: '2026-11-20T16:00:00Z',
  endsAt: '2026-12-21T15:59:59.999Z',
  isEnded: false,
  budget: 2,
  issued: 1,
};

test.each([
  ['that runs and has coupons left is open', {}, 'open'],
  ['whose coupons are all issued is empty', { issued: 2 }, 'empty'],
  ['without a maximum number of coupons is open', { budget: null, issued: 99 }, 'open'],
  ['before its start is in the state later', { startsAt: '2026-11-21T04:00:01Z' }, 'later'],
  ['after its end is in the state ended', { endsAt: '2026-11-21T04:00:00Z' }, 'ended'],
  ['that staff ended is in the state ended', { isEnded: true, issued: 2 }, 'ended'],
] as const)('campaignState decides that a coupon campaign %s', (_, change, state) => {
  expect(campaignState({ ...campaign, ...change }, now)).toBe(state);
});

test('a coupon campaign shows its first and last day as dates in Shanghai time', () => {
  expect([formatShanghaiDate(campaign.startsAt), formatShanghaiDate(campaign.endsAt)]).toEqual([
    '2026-11-21',
    '2026-12-21',
  ]);
});
