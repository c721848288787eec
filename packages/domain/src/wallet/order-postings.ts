import { addFen, type Fen, fen } from '../fen.ts';
import { accountOf } from './accounts.ts';
import { type Entry, given, type Posting, postingOf, taken } from './posting.ts';

/** An order's money by where it came from. `method` may be null when balance pays all. */
export type OrderMoney = {
  readonly id: string;
  readonly orderId: string;
  readonly memberId: string;
  readonly method: string | null;
  readonly balance: Fen;
  readonly gateway: Fen;
};

/** A guest has paid: the money is held for the order until it is completed or given back. */
export const orderPaidPosting = (paid: OrderMoney): Posting =>
  postingOf(paid.id, 'order_paid', [
    taken(accountOf('member_balance', paid.memberId), paid.balance),
    ...throughGateway(paid, taken),
    given(accountOf('order_held', paid.orderId), addFen(paid.balance, paid.gateway)),
  ]);

/**
 * Money goes back where it came from (rule refund-15).
 * @param refund.from who bears it: `order_held` of the order until completion, then the shop's `merchant_earnings`, or
 * `platform_income` when the platform names itself liable.
 */
export const orderRefundedPosting = (refund: OrderMoney & { readonly from: string }): Posting =>
  postingOf(refund.id, 'order_refunded', [
    taken(refund.from, addFen(refund.balance, refund.gateway)),
    given(accountOf('member_balance', refund.memberId), refund.balance),
    ...throughGateway(refund, given),
  ]);

/** What is held for a completed order goes to those who earned it. */
export type OrderEarnings = {
  readonly id: string;
  readonly orderId: string;
  readonly shopId: string;
  /** Goods after the reductions, with the package fee, less what was refunded before; coupons of the platform's count. */
  readonly shopShare: Fen;
  /** Null where nobody brought it, or the shop's own people did. */
  readonly courierId: string | null;
  /** The delivery fee; the platform's where there is no courier. */
  readonly deliveryShare: Fen;
  /** What the platform bears of the shares, because coupons of its own lowered what the guest paid. */
  readonly subsidy: Fen;
};

/** Entries of nothing are left out, so an order that cost nothing gives an empty posting: there is nothing to post. */
export const orderSettledPosting = (earned: OrderEarnings): Posting =>
  postingOf(earned.id, 'order_settled', [
    taken(accountOf('order_held', earned.orderId), fen(earned.shopShare + earned.deliveryShare - earned.subsidy)),
    taken(accountOf('platform_income'), earned.subsidy),
    given(accountOf('merchant_earnings', earned.shopId), earned.shopShare),
    given(
      earned.courierId === null ? accountOf('platform_income') : accountOf('courier_fees', earned.courierId),
      earned.deliveryShare,
    ),
  ]);

/** @throws RangeError when a gateway is to move money and none is named. */
function throughGateway(money: OrderMoney, move: (account: string, amount: Fen) => Entry): Entry[] {
  if (money.gateway === 0) return [];
  return [move(accountOf('gateway_clearing', money.method ?? ''), money.gateway)];
}
