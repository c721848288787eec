import type { ErrorReason } from '@chifan/contract';
import type { SetMealRequest } from '@chifan/contract/setmeal/views';
import { fen, subtractFen, zeroFen } from '@chifan/domain';
import { priceOptions } from '@chifan/domain/catalogue';
import { type PriceReceipt, priceOrder } from '@chifan/domain/ordering';
import { isOnSale, remainingForMember } from '@chifan/domain/setmeal';
import type { Executor } from '../../../platform/database/database.ts';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import { usableCoupons } from '../../coupon/index.ts';
import { type SetMealForOrder, type SetMealPart, setMealForOrder } from '../../setmeal/index.ts';
import { spendableOf } from '../../wallet/index.ts';
import { type ChosenCoupons, chooseCoupons } from '../placing/choose-coupons.ts';

export type PricedSetMeal = {
  readonly setMeal: SetMealForOrder;
  readonly receipt: PriceReceipt;
  readonly coupons: ChosenCoupons;
  readonly availableBalance: number;
  readonly obstacles: readonly ErrorReason[];
};

/**
 * A set meal has the order type pickup, because the guest gets it in the restaurant. It has no packaging or delivery
 * fee.
 */
const type = 'pickup';

/**
 * Loads all data of a set meal request at once and prices it. Refuses a request that has no price. `memberId` is null for
 * a visitor.
 */
export async function priceSetMeal(
  executor: Executor,
  memberId: number | null,
  request: SetMealRequest,
  now: Date,
): Promise<Answer<PricedSetMeal>> {
  const { setMealId, couponId } = request;
  const [setMeal, availableBalance, ownCoupons] = await Promise.all([
    setMealForOrder(executor, setMealId, memberId),
    memberId === null ? 0 : spendableOf(executor, memberId, { setMealId }),
    memberId === null ? [] : usableCoupons(executor, memberId, { setMealId, now }),
  ]);
  if (!setMeal) return refused('set_meal_not_found');
  const problem = problemOfChoices(setMeal.contents, request.choices);
  if (problem) return refused(problem);
  const input = priceInputOf(setMeal, request, availableBalance);
  const bare = priceOrder(input);
  const afterFullReduction = subtractFen(bare.goods, bare.fullReduction);
  // A set meal accepts no delivery coupons. Coupons of a single shop are not loaded, because the guest chooses the
  // restaurant later.
  const wanted = couponId === undefined ? {} : { shopCouponId: couponId };
  const order = { shopId: null, type, afterFullReduction, deliveryFee: zeroFen, now } as const;
  const coupons = chooseCoupons(ownCoupons, { ...wanted, deliveryCouponId: null }, order);
  if (!coupons.ok) return coupons;
  const receipt = priceOrder({ ...input, shopCoupon: coupons.value.shop });
  const obstacles = [...obstaclesTo(setMeal, request, now), ...coupons.value.obstacles];
  return { ok: true, value: { setMeal, receipt, coupons: coupons.value, availableBalance, obstacles } };
}

const priceInputOf = ({ price }: SetMealForOrder, { quantity, useBalance }: SetMealRequest, balance: number) => ({
  lines: [{ unitPrice: price, quantity }],
  fullReductions: [],
  shopCoupon: null,
  deliveryCoupon: null,
  packageFee: zeroFen,
  deliveryFee: zeroFen,
  minimumDelivery: zeroFen,
  balance: useBalance ? fen(balance) : zeroFen,
});

function problemOfChoices(contents: readonly SetMealPart[], choices: SetMealRequest['choices']): ErrorReason | null {
  // Use a map, so that a key such as "constructor" does not find an inherited property.
  const chosen = new Map(Object.entries(choices));
  if ([...chosen.keys()].some((key) => !contents.some((part) => part.key === key))) return 'option_unknown';
  for (const part of contents) {
    const options = priceOptions(part.options, chosen.get(part.key) ?? {});
    if (!options.ok) return options.reason;
  }
  return null;
}

/** Reasons that prevent the purchase, the most serious reason first (rules setmeal-2 to setmeal-4). */
function obstaclesTo(setMeal: SetMealForOrder, { quantity }: SetMealRequest, now: Date): ErrorReason[] {
  const left = remainingForMember(setMeal, setMeal.bought);
  const obstacles: [ErrorReason, boolean][] = [
    ['set_meal_not_on_sale', !isOnSale(setMeal, now)],
    ['set_meal_sold_out', setMeal.areCodesUsedUp || (setMeal.stock !== null && setMeal.stock < quantity)],
    ['set_meal_limit_reached', quantity > setMeal.maxPerOrder || (left !== null && quantity > left)],
  ];
  return obstacles.filter(([, stands]) => stands).map(([reason]) => reason);
}
