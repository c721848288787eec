import { addFen, type Fen, fen } from '../fen.ts';
import { accountId } from './accounts.ts';
import { createPosting, creditEntry, debitEntry, type Entry, type Posting } from './posting.ts';

/** The payment of an order, split into balance and gateway. `method` may be null if the balance pays everything. */
export type OrderMoney = {
  readonly id: string;
  readonly orderId: string;
  readonly memberId: string;
  readonly method: string | null;
  readonly balance: Fen;
  readonly gateway: Fen;
};

/** Holds the payment for the order until it is completed or refunded. */
export const orderPaidPosting = (paid: OrderMoney): Posting =>
  createPosting(paid.id, 'order_paid', [
    debitEntry(accountId('member_balance', paid.memberId), paid.balance),
    ...throughGateway(paid, debitEntry),
    creditEntry(accountId('order_held', paid.orderId), addFen(paid.balance, paid.gateway)),
  ]);

/**
 * Rule refund-15: a refund goes back to the balance and the gateway that paid.
 * @param refund.from `order_held` of the order until completion, afterwards the account of the party that bears the
 * refund.
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
   * The shop's earnings, which are the price of the dishes after the shop's reductions, plus the packaging fee, less
   * refunds. Coupons that the platform pays do not lower the amount.
   */
  readonly shopShare: Fen;
  /** The brand that sold the set meal, and its part of `shopShare`. Null for an order without a set meal of a brand. */
  readonly brand?: { readonly brandId: string; readonly share: Fen } | null;
  /** Null if nothing was delivered, or if the shop delivered. */
  readonly courierId: string | null;
  /** The delivery fee of the order. The courier gets the fee, or the platform if there is no courier. */
  readonly deliveryShare: Fen;
  /** The amount that the platform adds, because its coupons lowered the guest's payment. */
  readonly subsidy: Fen;
};

/**
 * Pays a completed order to the shop, the brand and the courier. Zero entries are omitted, so an order without any
 * amounts gives an empty posting, which the caller does not book.
 */
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

/** @throws RangeError if `method` is null although a gateway must move money. */
function throughGateway(money: OrderMoney, move: (account: string, amount: Fen) => Entry): Entry[] {
  if (money.gateway === 0) return [];
  return [move(accountId('gateway_clearing', money.method ?? ''), money.gateway)];
}
