import { addFen, type Fen } from '../fen.ts';
import { accountId } from './accounts.ts';
import { createPosting, creditEntry, debitEntry, type Posting } from './posting.ts';

/** The payment of a purchase, split into balance and gateway. `method` may be null if the balance pays everything. */
export type PurchaseMoney = {
  readonly id: string;
  readonly purchaseId: string;
  readonly memberId: string;
  readonly method: string | null;
  readonly balance: Fen;
  readonly gateway: Fen;
};

/** Holds the payment until the top-up or coupon is issued in the same transaction. */
export const purchasePaidPosting = (paid: PurchaseMoney): Posting =>
  createPosting(paid.id, 'purchase_paid', [
    debitEntry(accountId('member_balance', paid.memberId), paid.balance),
    debitEntry(clearingOf(paid), paid.gateway),
    creditEntry(heldFor(paid), addFen(paid.balance, paid.gateway)),
  ]);

export const purchaseReturnedPosting = (back: PurchaseMoney): Posting =>
  createPosting(back.id, 'purchase_refunded', [
    debitEntry(heldFor(back), addFen(back.balance, back.gateway)),
    creditEntry(accountId('member_balance', back.memberId), back.balance),
    creditEntry(clearingOf(back), back.gateway),
  ]);

/** Adds the whole payment to the member's balance. */
export const topUpPosting = (paid: { id: string; purchaseId: string; memberId: string; amount: Fen }): Posting =>
  createPosting(paid.id, 'top_up', [
    debitEntry(heldFor(paid), paid.amount),
    creditEntry(accountId('member_balance', paid.memberId), paid.amount),
  ]);

export const topUpBonusPosting = (bonus: { id: string; memberId: string; amount: Fen }): Posting =>
  createPosting(bonus.id, 'top_up_bonus', [
    debitEntry(accountId('topup_bonus'), bonus.amount),
    creditEntry(accountId('member_balance', bonus.memberId), bonus.amount),
  ]);

/** A sold coupon. The price goes to the shop that issued it, or to the platform if `shopId` is null. */
export type CouponSale = {
  readonly id: string;
  readonly purchaseId: string;
  readonly shopId: string | null;
  readonly amount: Fen;
};

export const couponSoldPosting = (sale: CouponSale): Posting =>
  createPosting(sale.id, 'coupon_sold', [
    debitEntry(heldFor(sale), sale.amount),
    creditEntry(sellerOf(sale), sale.amount),
  ]);

export const couponSaleReversedPosting = (sale: CouponSale): Posting =>
  createPosting(sale.id, 'coupon_returned', [
    debitEntry(sellerOf(sale), sale.amount),
    creditEntry(heldFor(sale), sale.amount),
  ]);

const heldFor = ({ purchaseId }: { purchaseId: string }): string => accountId('purchase_held', purchaseId);

const sellerOf = ({ shopId }: CouponSale): string =>
  shopId === null ? accountId('platform_income') : accountId('merchant_earnings', shopId);

/** @throws RangeError if `method` is null although a gateway must move money. */
const clearingOf = ({ method, gateway }: PurchaseMoney): string =>
  gateway === 0 ? accountId('platform_income') : accountId('gateway_clearing', method ?? '');
