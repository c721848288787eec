import { fen, zeroFen } from '@chifan/domain';
import {
  couponSaleReversedPosting,
  couponSoldPosting,
  type PurchaseMoney,
  purchasePaidPosting,
  purchaseReturnedPosting,
  topUpBonusPosting,
  topUpPosting,
} from '@chifan/domain/wallet';
import type { Tx } from '../../platform/database/database.ts';
import { post } from './post.ts';

/** A purchase whose money is posted to the ledger. Each posting has its own key, so a retry does not post it twice. */

type OfPurchase = {
  readonly purchaseId: number;
  readonly memberId: number;
  readonly amount: number;
  readonly at: Date;
};

export const receiveForPurchase = (tx: Tx, paid: OfPurchase & { attemptId: number; method: string }): Promise<void> =>
  post(tx, purchasePaidPosting(throughGateway(paid, `attempt:${paid.attemptId}:paid`, paid.method)), null, paid.at);

/** Pays a purchase from the balance. @throws a check violation if the balance is too low */
export const payPurchaseFromBalance = (tx: Tx, paid: OfPurchase): Promise<void> =>
  post(tx, purchasePaidPosting(fromBalance(paid, `purchase:${paid.purchaseId}:balance`)), null, paid.at);

/** Refunds a purchase through its gateway. `key` is the number of the gateway refund. */
export const returnPurchaseToGateway = (tx: Tx, back: OfPurchase & { key: string; method: string }): Promise<void> =>
  post(tx, purchaseReturnedPosting(throughGateway(back, `gateway-refund:${back.key}`, back.method)), null, back.at);

export const returnPurchaseToBalance = (tx: Tx, back: OfPurchase): Promise<void> =>
  post(tx, purchaseReturnedPosting(fromBalance(back, `purchase:${back.purchaseId}:balance-back`)), null, back.at);

export async function creditTopUp(tx: Tx, topUp: OfPurchase & { bonus: number }): Promise<void> {
  const { purchaseId, amount, bonus, at } = topUp;
  const memberId = String(topUp.memberId);
  const id = `purchase:${purchaseId}:top-up`;
  await post(tx, topUpPosting({ id, purchaseId: String(purchaseId), memberId, amount: fen(amount) }), null, at);
  await post(tx, topUpBonusPosting({ id: bonusKeyOf(purchaseId), memberId, amount: fen(bonus) }), null, at);
}

/**
 * Key of the ledger posting that credits the bonus of a top-up. This posting does not use the account that holds the
 * money of the purchase.
 */
export const bonusKeyOf = (purchaseId: number): string => `purchase:${purchaseId}:top-up:bonus`;

type Sale = Omit<OfPurchase, 'memberId'> & {
  /** The shop that issued the coupon. Null for a coupon of the platform. */
  readonly shopId: number | null;
};

export const sellCoupon = (tx: Tx, sale: Sale): Promise<void> =>
  post(tx, couponSoldPosting(saleOf(sale, 'coupon-sold')), null, sale.at);

export const reverseCouponSale = (tx: Tx, sale: Sale): Promise<void> =>
  post(tx, couponSaleReversedPosting(saleOf(sale, 'coupon-returned')), null, sale.at);

const saleOf = ({ purchaseId, shopId, amount }: Sale, what: string) => ({
  id: `purchase:${purchaseId}:${what}`,
  purchaseId: String(purchaseId),
  shopId: shopId === null ? null : String(shopId),
  amount: fen(amount),
});

const throughGateway = (money: OfPurchase, id: string, method: string): PurchaseMoney => ({
  ...whoseMoney(money, id),
  method,
  balance: zeroFen,
  gateway: fen(money.amount),
});

const fromBalance = (money: OfPurchase, id: string): PurchaseMoney => ({
  ...whoseMoney(money, id),
  method: null,
  balance: fen(money.amount),
  gateway: zeroFen,
});

const whoseMoney = ({ purchaseId, memberId }: OfPurchase, id: string) => ({
  id,
  purchaseId: String(purchaseId),
  memberId: String(memberId),
});
