import { addFen, type Fen, fen, noFen, reduceFen, splitFen } from '../fen.ts';

/** A tier of a full reduction, or a coupon: from `threshold` on, `reduction` off. */
export type Reduction = { readonly threshold: Fen; readonly reduction: Fen };

/** One line of the order: `unitPrice` is the dish with its chosen options. */
export type PricedLine = { readonly unitPrice: Fen; readonly quantity: number };

/** 0 where the way of ordering has no such fee (rule ordering-2). */
export type PriceInput = {
  readonly lines: readonly PricedLine[];
  readonly fullReductions: readonly Reduction[];
  readonly shopCoupon: Reduction | null;
  readonly deliveryCoupon: Reduction | null;
  readonly packageFee: Fen;
  readonly deliveryFee: Fen;
  readonly minimumDelivery: Fen;
  /** The part that the guest would like to pay from balance; no more than is due is taken. */
  readonly balance: Fen;
};

/** What each step really took or added, so that the receipt adds up line by line. */
export type PriceReceipt = {
  readonly goods: Fen;
  readonly fullReduction: Fen;
  readonly shopCoupon: Fen;
  readonly packageFee: Fen;
  readonly deliveryFee: Fen;
  readonly deliveryCoupon: Fen;
  readonly payableBeforeBalance: Fen;
  readonly balance: Fen;
  readonly payable: Fen;
  /** What is missing to the minimum delivery order; 0 when it is reached. */
  readonly shortfall: Fen;
  readonly lineAmounts: readonly Fen[];
  /** What each line cost after the reductions on goods; they sum to goods − full reduction − shop coupon. */
  readonly lineShares: readonly Fen[];
};

/**
 * The receipt (rule ordering-31): payable = goods − full reduction − shop coupon + package fee + delivery fee
 * − delivery coupon − balance part, each step floored at 0.
 * @throws RangeError when a quantity is not a whole number above 0.
 */
export function priceOrder(input: PriceInput): PriceReceipt {
  const lineAmounts = input.lines.map(lineAmount);
  const goods = addFen(...lineAmounts);
  const shortfall = reduceFen(input.minimumDelivery, goods);

  const fullReduction = atMost(bestReduction(input.fullReductions, goods), goods);
  const reducedGoods = reduceFen(goods, fullReduction);

  const shopCoupon = atMost(couponWorth(input.shopCoupon, reducedGoods), reducedGoods);
  const goodsToPay = reduceFen(reducedGoods, shopCoupon);

  const { packageFee, deliveryFee } = input;
  const deliveryCoupon = atMost(couponWorth(input.deliveryCoupon, reducedGoods), deliveryFee);

  const payableBeforeBalance = reduceFen(addFen(goodsToPay, packageFee, deliveryFee), deliveryCoupon);
  const balance = atMost(input.balance, payableBeforeBalance);
  const payable = reduceFen(payableBeforeBalance, balance);

  const lineShares = splitFen(goodsToPay, lineAmounts);
  return {
    goods,
    fullReduction,
    shopCoupon,
    packageFee,
    deliveryFee,
    deliveryCoupon,
    payableBeforeBalance,
    balance,
    payable,
    shortfall,
    lineAmounts,
    lineShares,
  };
}

function lineAmount({ unitPrice, quantity }: PricedLine): Fen {
  if (!Number.isSafeInteger(quantity) || quantity < 1) throw new RangeError(`Not a quantity: ${quantity}`);
  return fen(unitPrice * quantity);
}

/** Of the tiers that the goods reach, the one that takes most; not necessarily the one with the highest threshold. */
const bestReduction = (tiers: readonly Reduction[], goods: Fen): Fen =>
  tiers
    .filter(({ threshold }) => threshold <= goods)
    .reduce((best, { reduction }) => (reduction > best ? reduction : best), noFen);

/** What is missing to a tier of the full reduction that takes more than the one that is reached; null where there is none. */
export function nextReduction(
  tiers: readonly Reduction[],
  goods: Fen,
): { readonly missing: Fen; readonly reduction: Fen } | null {
  const reached = bestReduction(tiers, goods);
  const [next] = tiers
    .filter(({ reduction }) => reduction > reached)
    .toSorted((one, other) => one.threshold - other.threshold || other.reduction - one.reduction);
  return next ? { missing: reduceFen(next.threshold, goods), reduction: next.reduction } : null;
}

/** Both coupons look at the goods after the full reduction. */
const couponWorth = (coupon: Reduction | null, goods: Fen): Fen =>
  coupon && coupon.threshold <= goods ? coupon.reduction : noFen;

const atMost = (amount: Fen, limit: Fen): Fen => (amount < limit ? amount : limit);
