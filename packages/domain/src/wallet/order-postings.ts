import { addFen, type Fen, fen } from '../fen.ts';
import { accountId } from './accounts.ts';
import { createPosting, creditEntry, debitEntry, type Entry, type Posting } from './posting.ts';

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
  createPosting(paid.id, 'order_paid', [
    debitEntry(accountId('member_balance', paid.memberId), paid.balance),
    ...throughGateway(paid, debitEntry),
    creditEntry(accountId('order_held', paid.orderId), addFen(paid.balance, paid.gateway)),
  ]);

/**
 * Rule refund-15: refunds go to the original source.
 * @param refund.from `order_held` of the order until completion, then the liable party's account.
 */
export const orderRefundedPosting = (refund: OrderMoney & { readonly from: string }): Posting =>
  createPosting(refund.id, 'order_refunded', [
    debitEntry(refund.from, addFen(refund.balance, refund.gateway)),
    creditEntry(accountId('member_balance', refund.memberId), refund.balance),
    ...throughGateway(refund, creditEntry),
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
  createPosting(earned.id, 'order_settled', [
    debitEntry(accountId('order_held', earned.orderId), fen(earned.shopShare + earned.deliveryShare - earned.subsidy)),
    debitEntry(accountId('platform_income'), earned.subsidy),
    creditEntry(accountId('merchant_earnings', earned.shopId), fen(earned.shopShare - (earned.brand?.share ?? 0))),
    ...(earned.brand ? [creditEntry(accountId('brand_earnings', earned.brand.brandId), earned.brand.share)] : []),
    creditEntry(
      earned.courierId === null ? accountId('platform_income') : accountId('courier_fees', earned.courierId),
      earned.deliveryShare,
    ),
  ]);

/** @throws RangeError if a gateway must move money and `method` is null. */
function throughGateway(money: OrderMoney, move: (account: string, amount: Fen) => Entry): Entry[] {
  if (money.gateway === 0) return [];
  return [move(accountId('gateway_clearing', money.method ?? ''), money.gateway)];
}
