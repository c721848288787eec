import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fen } from '../fen.ts';
import { checkPosting, type Posting } from './posting.ts';
import {
  couponSaleReversedPosting,
  couponSoldPosting,
  purchasePaidPosting,
  purchaseReturnedPosting,
  topUpBonusPosting,
  topUpPosting,
} from './purchase-postings.ts';
import { rewardTakenBack } from './reward-lifecycle.ts';
import {
  rewardCreditedPosting,
  rewardGrantedPosting,
  rewardLostPosting,
  rewardTakenBackPosting,
} from './reward-postings.ts';

const sumsOf = (...postings: readonly Posting[]) => {
  const sums = new Map<string, number>();
  for (const { account, amount } of postings.flatMap(({ entries }) => entries))
    sums.set(account, (sums.get(account) ?? 0) + amount);
  return Object.fromEntries([...sums].filter(([, sum]) => sum !== 0));
};

const rebate = { id: 'r1', kind: 'rebate', memberId: 'm1', amount: 500 } as const;
const points = { id: 'r2', kind: 'points', memberId: 'm1', amount: 50 } as const;

test('a reward is first pending on a separate account, then credited to the member', () => {
  expect(sumsOf(rewardGrantedPosting(points))).toEqual({ points_issued: -50, 'member_points_pending:m1': 50 });
  expect(sumsOf(rewardGrantedPosting(rebate), rewardCreditedPosting(rebate))).toEqual({
    rebate_issued: -500,
    'member_balance:m1': 500,
  });
});

test('a prize can be withdrawn like an affiliate reward, but is issued from a separate account', () => {
  const [won, friend] = [
    { id: 'r3', kind: 'draw', memberId: 'm1', amount: 100 },
    { id: 'r4', kind: 'affiliate', memberId: 'm1', amount: 30 },
  ] as const;
  const granted = [rewardGrantedPosting(won), rewardGrantedPosting(friend)] as const;
  expect(sumsOf(...granted)).toEqual({
    draw_issued: -100,
    affiliate_issued: -30,
    'member_affiliate_pending:m1': 130,
  });
  expect(sumsOf(...granted, rewardCreditedPosting(won))).toMatchObject({
    'member_affiliate_pending:m1': 30,
    'member_affiliate:m1': 100,
  });
  expect(sumsOf(granted[0], rewardTakenBackPosting({ ...won, from: 'pending' }))).toEqual({});
});

test('after a reward is taken back nothing remains, and the platform bears the part that the member has spent', () => {
  const granted = rewardGrantedPosting(rebate);
  expect(sumsOf(granted, rewardTakenBackPosting({ ...rebate, from: 'pending' }))).toEqual({});
  const credited = rewardCreditedPosting(rebate);
  const partly = rewardTakenBackPosting({ ...rebate, amount: 200, from: 'credited' });
  expect(sumsOf(granted, credited, partly, rewardLostPosting({ ...rebate, amount: 300 }))).toEqual({
    'member_balance:m1': 300,
    platform_income: -300,
  });
});

const bought = { id: 'p', purchaseId: '7', memberId: 'm1', method: 'stripe' } as const;

test('the payment of a purchase is held only until the top-up or coupon is issued, or the payment is refunded', () => {
  const paid = purchasePaidPosting({ ...bought, balance: fen(0), gateway: fen(10_000) });
  const amount = fen(10_000);
  expect(sumsOf(paid, topUpPosting({ ...bought, amount }), topUpBonusPosting({ ...bought, amount: fen(500) }))).toEqual(
    { 'gateway_clearing:stripe': -10_000, topup_bonus: -500, 'member_balance:m1': 10_500 },
  );
  const back = purchaseReturnedPosting({ ...bought, balance: fen(0), gateway: amount });
  expect(sumsOf(paid, back)).toEqual({});
  const sale = { ...bought, shopId: 's1', amount };
  expect(sumsOf(paid, couponSoldPosting(sale))).toEqual({
    'gateway_clearing:stripe': -10_000,
    'merchant_earnings:s1': 10_000,
  });
  expect(sumsOf(paid, couponSoldPosting(sale), couponSaleReversedPosting(sale), back)).toEqual({});
  expect(sumsOf(couponSoldPosting({ ...sale, shopId: null }))).toMatchObject({ platform_income: 10_000 });
});

test('every posting of a reward or a purchase is balanced', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.nat(1_000_000), (one, other) => {
      const money = { ...bought, balance: fen(one), gateway: fen(other) };
      const sale = { ...bought, shopId: null, amount: fen(one) };
      const postings = [
        purchasePaidPosting(money),
        purchaseReturnedPosting(money),
        couponSoldPosting(sale),
        couponSaleReversedPosting(sale),
        topUpPosting(sale),
        topUpBonusPosting(sale),
        rewardGrantedPosting({ ...points, amount: one }),
        rewardCreditedPosting({ ...rebate, amount: one }),
      ];
      expect(postings.map((posting) => checkPosting(posting).ok)).not.toContain(false);
    }),
  );
});

test('further refunds never lower the amount of a reward that is taken back, and a full refund takes back all of it', () => {
  const cuts = fc.array(fc.nat(50_000), { maxLength: 8 });
  fc.assert(
    fc.property(fc.nat(10_000), fc.integer({ min: 1, max: 200_000 }), cuts, (reward, paid, parts) => {
      let refunded = 0;
      let taken = 0;
      for (const part of [...parts, paid]) {
        refunded = Math.min(paid, refunded + part);
        const now = rewardTakenBack(reward, { paid: fen(paid), refunded: fen(refunded) });
        expect(now).toBeGreaterThanOrEqual(taken);
        expect(Math.abs(now - (reward * refunded) / paid)).toBeLessThanOrEqual(1);
        taken = now;
      }
      expect(taken).toBe(reward);
    }),
  );
});
