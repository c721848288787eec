import { payeeChannels, withdrawalStates } from '@chifan/domain/affiliate';
import { couponStates } from '@chifan/domain/coupon';
import { orderStates } from '@chifan/domain/ordering';
import { purchaseStates } from '@chifan/domain/payment';
import { rewardKinds, rewardStates } from '@chifan/domain/wallet';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Lane, openLane } from '../../testing/model/fixture.ts';
import { playHistories } from '../../testing/model/histories.ts';

/** MODEL_RUNS plays more of them, MODEL_SEED the same again. */
const runs = Number(process.env['MODEL_RUNS'] ?? 2_000);
const seed = Number(process.env['MODEL_SEED'] ?? Date.now() % 1_000_000_000);

/** Several side by side, each with a database and a clock of its own: one waits while another works. */
const laneCount = 4;
let lanes: Lane[];

beforeAll(async () => {
  lanes = await Promise.all(Array.from({ length: laneCount }, () => openLane()));
});
afterAll(() => Promise.all(lanes.map(({ test }) => test.close())));

const refundNumbers = [2, 3, 4, 5, 6, 7];
const rewards = rewardKinds.flatMap((kind) => rewardStates.map((state) => `${kind} ${state}`));
const tickets = ['spending', 'friends'].flatMap((source) =>
  couponStates
    // Who has friends only draws elsewhere.
    .filter((state) => source === 'spending' || state !== 'used')
    .map((state) => `ticket for ${source} ${state}`),
);
const withdrawals = payeeChannels.flatMap((channel) =>
  withdrawalStates
    // Alipay decides in the moment in which it is approved, and well.
    .filter((state) => channel === 'bank' || !['approved', 'failed'].includes(state))
    .map((state) => `${channel} withdrawal ${state}`),
);
/** What histories must have come by: a model whose steps lead nowhere would agree with everything. */
const everything = [
  ...orderStates.map((state) => `order ${state}`),
  ...refundNumbers.map((state) => `refund ${state}`),
  ...[3, 4, 7].map((state) => `offer ${state}`),
  ...couponStates.map((state) => `coupon ${state}`),
  ...purchaseStates.map((state) => `purchase ${state}`),
  ...rewards,
  ...[0, 1, 2].map((rolls) => `draw of ${rolls}`),
  ...tickets,
  ...withdrawals,
];

test(`orders, coupons, stock, wallet, refunds, draws and withdrawals are what a model says, over ${runs} random histories (seed ${seed}; cases 1, 12, 18, 19, 22, 23, 25)`, {
  timeout: 60_000 + runs * 1_000,
}, async () => {
  const each = Math.ceil(runs / laneCount);
  await Promise.all(lanes.map((lane, at) => playHistories(lane, { runs: each, seed: seed + at })));
  const reached = new Set(lanes.flatMap((lane) => [...lane.reached.keys()]));
  if (runs >= 1_000) expect(everything.filter((what) => !reached.has(what))).toEqual([]);
  for (const { test, city } of lanes) {
    const { data } = await test.call('ledgerCheck', {}, { token: city.operator.token });
    expect(data).toMatchObject({ isBalanced: true, problems: [] });
  }
});
