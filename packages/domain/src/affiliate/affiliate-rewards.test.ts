import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fen } from '../fen.ts';
import {
  affiliateRewardOf,
  lotteryTicketSources,
  lotteryTicketsEarned,
  missingToNextLotteryTicket,
} from './affiliate-rewards.ts';

test.each([
  ['without a refund', { goods: 10_000, paid: 10_500, kept: 10_500 }, 200],
  ['half refunded', { goods: 10_000, paid: 10_500, kept: 5_250 }, 100],
  ['fully refunded', { goods: 10_000, paid: 10_500, kept: 0 }, 0],
  ['of 4,949 fen paid almost completely with coupons', { goods: 4_949, paid: 1, kept: 1 }, 98],
  ['too small for one fen', { goods: 49, paid: 49, kept: 49 }, 0],
  ['that cost nothing', { goods: 10_000, paid: 0, kept: 0 }, 0],
])('the inviter’s reward for an order %s is $2 fen', (_order, { goods, paid, kept }, earned) => {
  expect(affiliateRewardOf({ goods: fen(goods), paid: fen(paid), kept: fen(kept) })).toBe(earned);
});

test('an inviter never earns more than 2% of the price of the dishes, and earns nothing for refunded amounts', () => {
  const order = fc
    .tuple(fc.nat(10_000_000), fc.integer({ min: 1, max: 10_000_000 }))
    .chain(([goods, paid]) => fc.record({ goods: fc.constant(goods), paid: fc.constant(paid), kept: fc.nat(paid) }));
  fc.assert(
    fc.property(order, ({ goods, paid, kept }) => {
      const earned = affiliateRewardOf({ goods: fen(goods), paid: fen(paid), kept: fen(kept) });
      expect(earned * 50).toBeLessThanOrEqual(goods);
      expect(earned).toBe(Number((BigInt(goods) * BigInt(kept)) / (BigInt(paid) * 50n)));
    }),
  );
});

test.each([
  ['friends', 0, 0],
  ['friends', 1, 0],
  ['friends', 2, 1],
  ['friends', 5, 2],
  ['spending', 49_999, 0],
  ['spending', 50_000, 1],
  ['spending', 149_999, 2],
] as const)(
  'for the source “%s” and %d friends or spent fen, lotteryTicketsEarned returns %d double-draw tickets',
  (source, amount, tickets) => {
    expect(lotteryTicketsEarned(source, amount)).toBe(tickets);
  },
);

test('missingToNextLotteryTicket is the smallest amount that earns one more ticket', () => {
  const given = fc.record({ amount: fc.nat(1_000_000), issued: fc.nat(20) });
  fc.assert(
    fc.property(fc.constantFrom(...lotteryTicketSources), given, (source, { amount, issued }) => {
      const missing = missingToNextLotteryTicket(source, { amount, issued });
      const had = Math.max(issued, lotteryTicketsEarned(source, amount));
      expect(missing).toBeGreaterThan(0);
      expect(lotteryTicketsEarned(source, amount + missing)).toBe(had + 1);
      expect(lotteryTicketsEarned(source, amount + missing - 1)).toBe(had);
    }),
  );
});
