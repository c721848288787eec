import { addFen, type Fen } from '../fen.ts';
import { accountOf } from './accounts.ts';
import { given, type Posting, postingOf, taken } from './posting.ts';

/** The money of a purchase by where it came from; `method` may be null when balance pays all. */
export type PurchaseMoney = {
  readonly id: string;
  readonly purchaseId: string;
  readonly memberId: string;
  readonly method: string | null;
  readonly balance: Fen;
  readonly gateway: Fen;
};

/** A purchase was paid: its money is held for the moment in which what was bought is handed out. */
export const purchasePaidPosting = (paid: PurchaseMoney): Posting =>
  postingOf(paid.id, 'purchase_paid', [
    taken(accountOf('member_balance', paid.memberId), paid.balance),
    taken(clearingOf(paid), paid.gateway),
    given(heldFor(paid), addFen(paid.balance, paid.gateway)),
  ]);

/** Held money of a purchase goes back to where it came from. */
export const purchaseReturnedPosting = (back: PurchaseMoney): Posting =>
  postingOf(back.id, 'purchase_refunded', [
    taken(heldFor(back), addFen(back.balance, back.gateway)),
    given(accountOf('member_balance', back.memberId), back.balance),
    given(clearingOf(back), back.gateway),
  ]);

/** A top-up: all that was paid becomes the member's balance. */
export const toppedUpPosting = (paid: { id: string; purchaseId: string; memberId: string; amount: Fen }): Posting =>
  postingOf(paid.id, 'top_up', [
    taken(heldFor(paid), paid.amount),
    given(accountOf('member_balance', paid.memberId), paid.amount),
  ]);

/** What the platform adds to a top-up. */
export const topUpBonusPosting = (bonus: { id: string; memberId: string; amount: Fen }): Posting =>
  postingOf(bonus.id, 'top_up_bonus', [
    taken(accountOf('topup_bonus'), bonus.amount),
    given(accountOf('member_balance', bonus.memberId), bonus.amount),
  ]);

/** Who sells a coupon has its price: the shop that issued it, or the platform. */
export type CouponSale = {
  readonly id: string;
  readonly purchaseId: string;
  readonly shopId: string | null;
  readonly amount: Fen;
};

export const couponSoldPosting = (sale: CouponSale): Posting =>
  postingOf(sale.id, 'coupon_sold', [taken(heldFor(sale), sale.amount), given(sellerOf(sale), sale.amount)]);

/** A bought coupon was given back on its day: its seller returns the price. */
export const couponUnsoldPosting = (sale: CouponSale): Posting =>
  postingOf(sale.id, 'coupon_returned', [taken(sellerOf(sale), sale.amount), given(heldFor(sale), sale.amount)]);

const heldFor = ({ purchaseId }: { purchaseId: string }): string => accountOf('purchase_held', purchaseId);

const sellerOf = ({ shopId }: CouponSale): string =>
  shopId === null ? accountOf('platform_income') : accountOf('merchant_earnings', shopId);

/** @throws RangeError when a gateway is to move money and none is named. */
const clearingOf = ({ method, gateway }: PurchaseMoney): string =>
  gateway === 0 ? accountOf('platform_income') : accountOf('gateway_clearing', method ?? '');
