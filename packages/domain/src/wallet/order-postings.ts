import { addFen, type Fen, fen } from '../fen.ts';
import { accountOf } from './accounts.ts';
import { type Entry, given, type Posting, postingOf, taken } from './posting.ts';

/** Amounts by source. `method` may be null if balance pays all. */
export type OrderMoney = {
  readonly id: string;
  readonly orderId: string;
  readonly memberId: string;
  readonly method: string | null;
  readonly balance: Fen;
  readonly gateway: Fen;
};

/** Held for the order until it is completed or refunded. */
export const orderPaidPosting = (paid: OrderMoney): Posting =>
  postingOf(paid.id, 'order_paid', [
    taken(accountOf('member_balance', paid.memberId), paid.balance),
    ...throughGateway(paid, taken),
    given(accountOf('order_held', paid.orderId), addFen(paid.balance, paid.gateway)),
  ]);

/**
 * Rule refund-15: refunds go to the original source.
 * @param refund.from `order_held` of the order until completion, then the liable party's account.
 */
export const orderRefundedPosting = (refund: OrderMoney & { readonly from: string }): Posting =>
  postingOf(refund.id, 'order_refunded', [
    taken(refund.from, addFen(refund.balance, refund.gateway)),
    given(accountOf('member_balance', refund.memberId), refund.balance),
    ...throughGateway(refund, given),
  ]);

export type OrderEarnings = {
  readonly id: string;
  readonly orderId: string;
  readonly shopId: string;
  /**
   * Goods after the reductions, with the packaging fee, less refunds. Reductions by the platform's coupons do not lower
   * it.
   */
  readonly shopShare: Fen;
  /** The brand of the set meal, and its part of the shop's share. Null for a meal. */
  readonly brand?: { readonly brandId: string; readonly share: Fen } | null;
  /** Null without delivery, or if the shop delivered. */
  readonly courierId: string | null;
  /** The delivery fee. Goes to the platform if there is no courier. */
  readonly deliveryShare: Fen;
  /** Amount that the platform adds because its coupons lowered the payment. */
  readonly subsidy: Fen;
};

/** Zero entries are omitted, so a free order gives an empty posting, which is not posted. */
export const orderSettledPosting = (earned: OrderEarnings): Posting =>
  postingOf(earned.id, 'order_settled', [
    taken(accountOf('order_held', earned.orderId), fen(earned.shopShare + earned.deliveryShare - earned.subsidy)),
    taken(accountOf('platform_income'), earned.subsidy),
    given(accountOf('merchant_earnings', earned.shopId), fen(earned.shopShare - (earned.brand?.share ?? 0))),
    ...(earned.brand ? [given(accountOf('brand_earnings', earned.brand.brandId), earned.brand.share)] : []),
    given(
      earned.courierId === null ? accountOf('platform_income') : accountOf('courier_fees', earned.courierId),
      earned.deliveryShare,
    ),
  ]);

/** @throws RangeError if a gateway must move money and `method` is null. */
function throughGateway(money: OrderMoney, move: (account: string, amount: Fen) => Entry): Entry[] {
  if (money.gateway === 0) return [];
  return [move(accountOf('gateway_clearing', money.method ?? ''), money.gateway)];
}
