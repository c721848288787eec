import { expect, test } from 'vitest';
import { fen } from '../fen.ts';
import { disputeFrozenPosting, disputeLostPosting, disputeReleasedPosting } from './dispute-postings.ts';
import { mallPaidPosting, mallReturnedPosting } from './mall-postings.ts';
import { orderPaidPosting, orderRefundedPosting, orderSettledPosting } from './order-postings.ts';
import {
  couponSaleReversedPosting,
  couponSoldPosting,
  purchasePaidPosting,
  purchaseReturnedPosting,
  topUpBonusPosting,
  topUpPosting,
} from './purchase-postings.ts';
import { rewardKinds } from './reward-lifecycle.ts';
import {
  rewardCreditedPosting,
  rewardGrantedPosting,
  rewardLostPosting,
  rewardTakenBackPosting,
} from './reward-postings.ts';

const order = { id: 'p1', orderId: 'o1', memberId: 'm1', method: 'stripe', balance: fen(300), gateway: fen(700) };
const earned = {
  ...order,
  shopId: 's1',
  courierId: 'c1',
  shopShare: fen(800),
  deliveryShare: fen(200),
  subsidy: fen(0),
};
const purchase = { ...order, purchaseId: '7', shopId: null, amount: fen(1_000) };
const dispute = {
  ...purchase,
  disputeId: '3',
  method: 'stripe',
  fromFrozen: fen(300),
  fromPlatform: fen(700),
  bonusBack: fen(5),
};
const mall = { id: 'p1', memberId: 'm1', points: 300 };

/**
 * Statements, the list of money movements and the reward jobs find postings by reason. A changed reason would hide
 * older postings.
 */
test.each([
  ['order_paid', () => orderPaidPosting(order)],
  ['order_refunded', () => orderRefundedPosting({ ...order, from: 'order_held:o1' })],
  ['order_settled', () => orderSettledPosting(earned)],
  ['purchase_paid', () => purchasePaidPosting(purchase)],
  ['purchase_refunded', () => purchaseReturnedPosting(purchase)],
  ['top_up', () => topUpPosting(purchase)],
  ['top_up_bonus', () => topUpBonusPosting(purchase)],
  ['coupon_sold', () => couponSoldPosting(purchase)],
  ['coupon_returned', () => couponSaleReversedPosting(purchase)],
  ['dispute_frozen', () => disputeFrozenPosting(dispute)],
  ['dispute_released', () => disputeReleasedPosting(dispute)],
  ['dispute_lost', () => disputeLostPosting(dispute)],
  ['mall_order_paid', () => mallPaidPosting(mall)],
  ['mall_order_refunded', () => mallReturnedPosting(mall)],
])('a ledger posting has the reason %s, by which other code finds the posting', (reason, posted) => {
  expect(posted().reason).toBe(reason);
});

test('the reason of a reward posting contains the kind of the reward', () => {
  for (const kind of rewardKinds) {
    const move = { id: 'p1', kind, memberId: 'm1', amount: 5 };
    expect([
      rewardGrantedPosting(move).reason,
      rewardCreditedPosting(move).reason,
      rewardTakenBackPosting({ ...move, from: 'pending' }).reason,
    ]).toEqual([`${kind}_earned`, `${kind}_credited`, `${kind}_taken_back`]);
  }
  expect(rewardLostPosting({ id: 'p1', kind: 'rebate', memberId: 'm1', amount: 5 }).reason).toBe('reward_lost');
});

test('a purchase paid from balance has no gateway entry, and one paid through a gateway needs the gateway’s name', () => {
  const fromBalance = { ...purchase, method: null, gateway: fen(0) };
  expect(purchasePaidPosting(fromBalance).entries).toEqual([
    { account: 'member_balance:m1', amount: -300 },
    { account: 'purchase_held:7', amount: 300 },
  ]);
  expect(() => purchasePaidPosting({ ...purchase, method: null })).toThrow(RangeError);
});
