import type { ErrorReason } from '@chifan/contract';
import type { QuoteChange } from '@chifan/contract/ordering/views';
import type { PricedOrder } from './price-request.ts';

/**
 * The parts of a price that the guest has seen, in fen. The snapshot is part of the signed quote, so that the server
 * detects every change.
 */
export type QuoteSnapshot = {
  readonly goods: number;
  readonly fullReduction: number;
  readonly shopCoupon: number;
  readonly packageFee: number;
  readonly deliveryFee: number;
  readonly deliveryCoupon: number;
  readonly balance: number;
  readonly payable: number;
  readonly coupons: readonly (number | null)[];
  readonly obstacles: readonly ErrorReason[];
};

type Priced = Pick<PricedOrder, 'receipt' | 'coupons' | 'obstacles'>;

export const quoteSnapshotOf = ({ receipt, coupons, obstacles }: Priced): QuoteSnapshot => ({
  goods: receipt.goods,
  fullReduction: receipt.fullReduction,
  shopCoupon: receipt.shopCoupon,
  packageFee: receipt.packageFee,
  deliveryFee: receipt.deliveryFee,
  deliveryCoupon: receipt.deliveryCoupon,
  balance: receipt.balance,
  payable: receipt.payable,
  coupons: [coupons.shop?.id ?? null, coupons.delivery?.id ?? null],
  obstacles,
});

/** All differences from the quote that the guest has seen (rule ordering-34), sorted as on the receipt. */
export function quoteChangesSince(seen: QuoteSnapshot, now: QuoteSnapshot): QuoteChange[] {
  return [
    ...obstaclesSince(seen, now),
    ...amount('price', seen.goods, now.goods),
    ...amount('full_reduction', seen.fullReduction, now.fullReduction),
    ...couponsSince(seen, now),
    ...amount('package_fee', seen.packageFee, now.packageFee),
    ...amount('delivery_fee', seen.deliveryFee, now.deliveryFee),
    ...amount('balance', seen.balance, now.balance),
    ...amount('payable', seen.payable, now.payable),
  ];
}

type What = QuoteChange['what'];

const amount = (what: What, from: number, to: number): QuoteChange[] => (from === to ? [] : [{ what, from, to }]);

/**
 * Reports the coupons that changed since the quote. Another coupon with an equal reduction is also a change, because
 * the guest may want to use that coupon later.
 */
function couponsSince(seen: QuoteSnapshot, now: QuoteSnapshot): QuoteChange[] {
  const isSame = seen.coupons.every((id, index) => id === now.coupons[index]);
  const from = seen.shopCoupon + seen.deliveryCoupon;
  const to = now.shopCoupon + now.deliveryCoupon;
  const isSameWorth = seen.shopCoupon === now.shopCoupon && seen.deliveryCoupon === now.deliveryCoupon;
  return isSame && isSameWorth ? [] : [{ what: 'coupon', from, to }];
}

function obstaclesSince(seen: QuoteSnapshot, now: QuoteSnapshot): QuoteChange[] {
  const added = now.obstacles.filter((reason) => !seen.obstacles.includes(reason));
  return [...new Set(added.map((reason) => kindOfObstacle[reason] ?? 'other'))].map((what) => ({
    what,
    from: null,
    to: null,
  }));
}

const kindOfObstacle: Partial<Record<ErrorReason, What>> = {
  shop_resting: 'shop',
  wanted_time_invalid: 'time',
  not_served_now: 'stock',
  sold_out: 'stock',
  out_of_range: 'address',
  address_missing: 'address',
  below_minimum: 'minimum',
  set_meal_not_on_sale: 'stock',
  set_meal_sold_out: 'stock',
  set_meal_limit_reached: 'stock',
  coupon_held: 'coupon',
  coupon_does_not_fit: 'coupon',
};
