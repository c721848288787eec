import { addFen, type Fen, fen, splitFen, subtractFen, zeroFen } from '../fen.ts';

export type Reduction = { readonly threshold: Fen; readonly reduction: Fen };

/** An order line. `unitPrice` includes the chosen options. */
export type PricedLine = { readonly unitPrice: Fen; readonly quantity: number };

/** Fees are 0 if the order type has none (rule ordering-2). */
export type PriceInput = {
  readonly lines: readonly PricedLine[];
  readonly fullReductions: readonly Reduction[];
  readonly shopCoupon: Reduction | null;
  readonly deliveryCoupon: Reduction | null;
  readonly packageFee: Fen;
  readonly deliveryFee: Fen;
  readonly minimumDelivery: Fen;
  /** Amount that the guest wants to pay from the balance. `priceOrder` limits it to the amount due. */
  readonly balance: Fen;
};

/** The amount that each step really deducts or adds, so that the lines of the receipt add up. */
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
  /** Amount by which the price of the dishes is below the minimum for a delivery. 0 if the minimum is reached. */
  readonly shortfall: Fen;
  readonly lineAmounts: readonly Fen[];
  /** Price of each order line after the reductions on goods. The sum is goods − full reduction − shop coupon. */
  readonly lineShares: readonly Fen[];
};

/**
 * Rule ordering-31: payable = goods − full reduction − shop coupon + packaging fee + delivery fee − delivery coupon −
 * balance part. The result of each step is at least 0.
 * @throws RangeError if a quantity is not a positive integer.
 */
export function priceOrder(input: PriceInput): PriceReceipt {
  const lineAmounts = input.lines.map(lineAmount);
  const goods = addFen(...lineAmounts);
  const shortfall = subtractFen(input.minimumDelivery, goods);

  const fullReduction = atMost(bestReduction(input.fullReductions, goods), goods);
  const reducedGoods = subtractFen(goods, fullReduction);

  const shopCoupon = atMost(couponWorth(input.shopCoupon, reducedGoods), reducedGoods);
  const goodsToPay = subtractFen(reducedGoods, shopCoupon);

  const { packageFee, deliveryFee } = input;
  const deliveryCoupon = atMost(couponWorth(input.deliveryCoupon, reducedGoods), deliveryFee);

  const payableBeforeBalance = subtractFen(addFen(goodsToPay, packageFee, deliveryFee), deliveryCoupon);
  const balance = atMost(input.balance, payableBeforeBalance);
  const payable = subtractFen(payableBeforeBalance, balance);

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

/** The highest reduction whose threshold the goods reach. This reduction need not have the highest threshold. */
const bestReduction = (tiers: readonly Reduction[], goods: Fen): Fen =>
  tiers
    .filter(({ threshold }) => threshold <= goods)
    .reduce((best, { reduction }) => (reduction > best ? reduction : best), zeroFen);

/**
 * The next larger full reduction, and the amount by which the price of the dishes is below its threshold. Null if there
 * is no larger reduction.
 */
export function nextReduction(
  tiers: readonly Reduction[],
  goods: Fen,
): { readonly missing: Fen; readonly reduction: Fen } | null {
  const reached = bestReduction(tiers, goods);
  const [next] = tiers
    .filter(({ reduction }) => reduction > reached)
    .toSorted((one, other) => one.threshold - other.threshold || other.reduction - one.reduction);
  return next ? { missing: subtractFen(next.threshold, goods), reduction: next.reduction } : null;
}

/** The deduction of a coupon. The coupon's threshold is compared with the goods after the full reduction. */
const couponWorth = (coupon: Reduction | null, goods: Fen): Fen =>
  coupon && coupon.threshold <= goods ? coupon.reduction : zeroFen;

const atMost = (amount: Fen, limit: Fen): Fen => (amount < limit ? amount : limit);
