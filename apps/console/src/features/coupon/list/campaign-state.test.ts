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
  [{}, 'open'],
  [{ issued: 2 }, 'empty'],
  [{ budget: null, issued: 99 }, 'open'],
  [{ startsAt: '2026-11-21T04:00:01Z' }, 'later'],
  [{ endsAt: '2026-11-21T04:00:00Z' }, 'ended'],
  [{ isEnded: true, issued: 2 }, 'ended'],
] as const)('the state of a campaign with %j is %s', (change, state) => {
  expect(campaignState({ ...campaign, ...change }, now)).toBe(state);
});

test('a campaign shows the first and the last day that staff chose', () => {
  expect([formatShanghaiDate(campaign.startsAt), formatShanghaiDate(campaign.endsAt)]).toEqual([
    '2026-11-21',
    '2026-12-21',
  ]);
});
