import { type Campaign, type Coupon, type Line, type World } from './model-state.ts';

/** The menu of every history: noodles with unlimited stock, and tea with a small stock. Amounts are in fen. */
export const menu = { noodles: 3_701, tea: 1_253, packageFee: 199, deliveryFee: 500, minimumDelivery: 2_000 };
export const fullReduction = { threshold: 5_000, reduction: 601 };

/** The only set meal of each history. Amounts are in fen. */
export const setMealTerms = { price: 3_407, sharePermille: 137, maxPerOrder: 3, validDays: 1, stock: 4, codes: 3 };

export const brandShareOf = (earned: number): number => Math.floor((earned * setMealTerms.sharePermille) / 1000);

export type Wanted = {
  readonly isDelivery: boolean;
  readonly isEatenHere: boolean;
  readonly isForLater: boolean;
  readonly noodles: number;
  readonly tea: readonly number[];
  readonly usesBalance: boolean;
  readonly usesCoupons: boolean;
};

export type Priced = {
  readonly lines: readonly Line[];
  readonly goods: number;
  readonly goodsAfterFull: number;
  readonly shopCoupon: Coupon | null;
  readonly deliveryCoupon: Coupon | null;
  readonly subsidy: number;
  readonly fees: number;
  readonly deliveryFee: number;
  readonly total: number;
  readonly balance: number;
};

/**
 * Splits the total in proportion to the weights. The units that rounding leaves over go to the parts with the largest
 * remainders. If two remainders are equal, the earlier part gets the unit first.
 */
export function shared(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  if (sum === 0) return weights.map((_, index) => (index === 0 ? total : 0));
  const parts = weights.map((weight) => Math.floor((total * weight) / sum));
  const rests = weights.map((weight, index) => ({ index, rest: (total * weight) % sum }));
  const left = total - parts.reduce((a, b) => a + b, 0);
  const lucky = rests.toSorted((a, b) => b.rest - a.rest || a.index - b.index).slice(0, left);
  return parts.map((part, index) => part + (lucky.some((one) => one.index === index) ? 1 : 0));
}

/** The expected price, computed by rule ordering-31. */
export function priceOf(world: World, wanted: Wanted, balance: number): Priced {
  const amounts = [
    ...(wanted.noodles > 0 ? [wanted.noodles * menu.noodles] : []),
    ...wanted.tea.map((n) => n * menu.tea),
  ];
  const goods = amounts.reduce((a, b) => a + b, 0);
  const goodsAfterFull = goods - (goods >= fullReduction.threshold ? fullReduction.reduction : 0);
  const deliveryFee = wanted.isDelivery ? menu.deliveryFee : 0;
  const most = { shop: goodsAfterFull, delivery: deliveryFee };
  const best = (group: 'shop' | 'delivery') =>
    wanted.usesCoupons ? bestCoupon(world, group, { goodsAfterFull, most: most[group] }) : null;
  const [shopCoupon, deliveryCoupon] = [best('shop'), best('delivery')];
  const off = worthOf(shopCoupon, most.shop);
  const offDelivery = worthOf(deliveryCoupon, most.delivery);
  const packageFee = wanted.isDelivery || !wanted.isEatenHere ? menu.packageFee : 0;
  const fees = packageFee + deliveryFee - offDelivery;
  const total = goodsAfterFull - off + fees;
  const shares = shared(goodsAfterFull - off, amounts);
  const quantities = [...(wanted.noodles > 0 ? [wanted.noodles] : []), ...wanted.tea];
  return {
    lines: quantities.map((quantity, at) => ({
      quantity,
      share: shares[at] ?? 0,
      isLimited: wanted.noodles === 0 || at > 0,
    })),
    goods,
    goodsAfterFull,
    shopCoupon,
    deliveryCoupon,
    subsidy: borne(shopCoupon, off) + borne(deliveryCoupon, offDelivery),
    fees,
    deliveryFee,
    total,
    balance: wanted.usesBalance ? Math.min(balance, total) : 0,
  };
}

/** The price of a set meal, which has no fees. Coupons of the shop do not apply to a set meal. */
export function priceOfSetMeal(quantity: number, balance: number): Priced {
  const goods = quantity * setMealTerms.price;
  return {
    lines: [{ quantity, share: goods, isLimited: false }],
    goods,
    goodsAfterFull: goods,
    shopCoupon: null,
    deliveryCoupon: null,
    subsidy: 0,
    fees: 0,
    deliveryFee: 0,
    total: goods,
    balance: Math.min(balance, goods),
  };
}

const worthOf = (coupon: Coupon | null, most: number): number => Math.min(coupon?.campaign.reduction ?? 0, most);

const borne = (coupon: Coupon | null, worth: number): number => (coupon?.campaign.issuer === 'platform' ? worth : 0);

export const isUsable = (coupon: Coupon, now: number): boolean =>
  coupon.state === 'valid' && coupon.heldBy === null && coupon.validUntil !== null && now <= coupon.validUntil;

export function bestCoupon(
  world: World,
  group: Campaign['group'],
  { goodsAfterFull, most }: { goodsAfterFull: number; most: number },
): Coupon | null {
  const fitting = world.coupons.filter(
    (coupon) =>
      coupon.campaign.group === group &&
      isUsable(coupon, world.now) &&
      !(world.isOwnShop && coupon.campaign.issuer === 'platform') &&
      coupon.campaign.threshold <= goodsAfterFull &&
      (group === 'rebate' || most > 0),
  );
  const [best] = fitting.toSorted(
    (one, other) =>
      worthOf(other, most) - worthOf(one, most) || (one.validUntil ?? 0) - (other.validUntil ?? 0) || one.id - other.id,
  );
  return best ?? null;
}

const shanghai = 8 * 3_600_000;
const aDay = 24 * 3_600_000;

/** The last millisecond of the day in Shanghai that is `days` days after `at`. */
export const endOfDay = (at: number, days: number): number =>
  (Math.floor((at + shanghai) / aDay) + days + 1) * aDay - shanghai - 1;

/** The end of the business day. A business day ends at four in the morning in Shanghai. */
export const endOfBusinessDay = (at: number): number => {
  const turn = 4 * 3_600_000 - shanghai;
  return (Math.floor((at - turn) / aDay) + 1) * aDay + turn;
};
