import { addFen, type Fen } from '../fen.ts';
import { accountOf } from './accounts.ts';
import { given, type Posting, postingOf, taken } from './posting.ts';

/** Amounts by source. `method` may be null if balance pays all. */
export type PurchaseMoney = {
  readonly id: string;
  readonly purchaseId: string;
  readonly memberId: string;
  readonly method: string | null;
  readonly balance: Fen;
  readonly gateway: Fen;
};

/** Held until the goods are handed out in the same transaction. */
export const purchasePaidPosting = (paid: PurchaseMoney): Posting =>
  postingOf(paid.id, 'purchase_paid', [
    taken(accountOf('member_balance', paid.memberId), paid.balance),
    taken(clearingOf(paid), paid.gateway),
    given(heldFor(paid), addFen(paid.balance, paid.gateway)),
  ]);

export const purchaseReturnedPosting = (back: PurchaseMoney): Posting =>
  postingOf(back.id, 'purchase_refunded', [
    taken(heldFor(back), addFen(back.balance, back.gateway)),
    given(accountOf('member_balance', back.memberId), back.balance),
    given(clearingOf(back), back.gateway),
  ]);

/** The whole payment becomes balance. */
export const toppedUpPosting = (paid: { id: string; purchaseId: string; memberId: string; amount: Fen }): Posting =>
  postingOf(paid.id, 'top_up', [
    taken(heldFor(paid), paid.amount),
    given(accountOf('member_balance', paid.memberId), paid.amount),
  ]);

export const topUpBonusPosting = (bonus: { id: string; memberId: string; amount: Fen }): Posting =>
  postingOf(bonus.id, 'top_up_bonus', [
    taken(accountOf('topup_bonus'), bonus.amount),
    given(accountOf('member_balance', bonus.memberId), bonus.amount),
  ]);

/** The price goes to the coupon's issuer: a shop or the platform. */
export type CouponSale = {
  readonly id: string;
  readonly purchaseId: string;
  readonly shopId: string | null;
  readonly amount: Fen;
};

export const couponSoldPosting = (sale: CouponSale): Posting =>
  postingOf(sale.id, 'coupon_sold', [taken(heldFor(sale), sale.amount), given(sellerOf(sale), sale.amount)]);

export const couponUnsoldPosting = (sale: CouponSale): Posting =>
  postingOf(sale.id, 'coupon_returned', [taken(sellerOf(sale), sale.amount), given(heldFor(sale), sale.amount)]);

const heldFor = ({ purchaseId }: { purchaseId: string }): string => accountOf('purchase_held', purchaseId);

const sellerOf = ({ shopId }: CouponSale): string =>
  shopId === null ? accountOf('platform_income') : accountOf('merchant_earnings', shopId);

/** @throws RangeError if a gateway must move money and `method` is null. */
const clearingOf = ({ method, gateway }: PurchaseMoney): string =>
  gateway === 0 ? accountOf('platform_income') : accountOf('gateway_clearing', method ?? '');
