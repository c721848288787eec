import type { ErrorReason } from '@chifan/contract';
import type { OrderWish } from '@chifan/contract/ordering';
import { type Fen, fen, noFen } from '@chifan/domain';
import { deliveryFee, distanceMetres } from '@chifan/domain/address';
import { isResting, isServedAt, priceOptions, shopState } from '@chifan/domain/catalogue';
import { arrivalEstimate, type PriceReceipt, priceOrder } from '@chifan/domain/ordering';
import type { Executor } from '../../../platform/database/database.ts';
import { type Answer, refused } from '../../../platform/http/answers.ts';
import { addressOf, type MemberAddress } from '../../address/index.ts';
import { type DishForOrder, dishesForOrder, holidays, type ShopForOrder, shopForOrder } from '../../catalogue/index.ts';
import { balanceOf } from '../../wallet/index.ts';

export type WishedLine = {
  readonly dish: DishForOrder;
  readonly chosen: Readonly<Record<string, readonly string[]>>;
  readonly unitPrice: Fen;
  readonly quantity: number;
};

/** A wish with everything that the server knows of it, priced by the server's own prices. */
export type PricedWish = {
  readonly shop: ShopForOrder;
  readonly lines: readonly WishedLine[];
  readonly receipt: PriceReceipt;
  readonly address: MemberAddress | null;
  readonly distanceMetres: number | null;
  readonly availableBalance: number;
  readonly startAt: Date;
  readonly estimatedAt: Date;
  /** Why it cannot be placed as it stands, the weightiest first (specification §5). */
  readonly obstacles: readonly ErrorReason[];
};

/** Loads, then prices. What cannot be priced at all (an unknown dish, a missing option) is refused. */
export async function priceWish(
  executor: Executor,
  memberId: number,
  wish: OrderWish,
  now: Date,
): Promise<Answer<PricedWish>> {
  if (wish.lines.length === 0) return refused('cart_empty');
  const shop = await shopForOrder(executor, wish.shopId);
  if (!shop) return refused('shop_not_found');
  const dishes = await dishesForOrder(executor, wish.shopId, [...new Set(wish.lines.map((line) => line.dishId))]);
  const lines = wishedLines(wish, dishes);
  if (!lines.ok) return lines;
  const address = await addressOfWish(executor, memberId, wish);
  if (address === 'unknown') return refused('address_not_found');
  const availableBalance = await balanceOf(executor, memberId);
  const startAt = wish.wantedAt === null ? now : new Date(wish.wantedAt);
  const way = deliveryOf(shop, wish, address);
  const receipt = receiptOf(shop, wish, lines.value, way.fee, availableBalance);
  return {
    ok: true,
    value: {
      shop,
      lines: lines.value,
      receipt,
      address,
      distanceMetres: way.distance,
      availableBalance,
      startAt,
      estimatedAt: arrivalEstimate(wish.type, startAt),
      obstacles: obstaclesTo(shop, wish, lines.value, receipt, { ...way, hasAddress: address !== null }, startAt, now),
    },
  };
}

function wishedLines(wish: OrderWish, dishes: readonly DishForOrder[]): Answer<WishedLine[]> {
  const byId = new Map(dishes.map((dish) => [dish.id, dish]));
  const lines: WishedLine[] = [];
  for (const line of wish.lines) {
    const dish = byId.get(line.dishId);
    if (!dish) return refused('dish_not_found', { dishId: line.dishId });
    const options = priceOptions(dish.options, line.options);
    if (!options.ok) return refused(options.reason, { dishId: line.dishId });
    lines.push({ dish, chosen: line.options, unitPrice: fen(dish.price + options.value), quantity: line.quantity });
  }
  return { ok: true, value: lines };
}

async function addressOfWish(executor: Executor, memberId: number, wish: OrderWish) {
  if (wish.type !== 'delivery' || wish.addressId === undefined) return null;
  return (await addressOf(executor, memberId, wish.addressId)) ?? 'unknown';
}

type Way = { readonly distance: number | null; readonly fee: Fen; readonly outOfRange: boolean };

function deliveryOf(shop: ShopForOrder, wish: OrderWish, address: MemberAddress | null): Way {
  if (wish.type !== 'delivery' || !address) return { distance: null, fee: noFen, outOfRange: false };
  const distance = distanceMetres(shop.position, address.position);
  const fee = deliveryFee(shop.deliveryRule, distance);
  return { distance, fee: fee.ok ? fee.value : noFen, outOfRange: !fee.ok };
}

/** Decisions §2: who eats here pays no package fee; only a delivery pays a delivery fee and has a minimum. */
function receiptOf(
  shop: ShopForOrder,
  wish: OrderWish,
  lines: readonly WishedLine[],
  fee: Fen,
  balance: number,
): PriceReceipt {
  const isEatenHere = wish.type !== 'delivery' && wish.dining === 'dine_in';
  return priceOrder({
    lines,
    fullReductions: shop.fullReductions,
    shopCoupon: null,
    deliveryCoupon: null,
    packageFee: isEatenHere ? noFen : shop.packageFee,
    deliveryFee: fee,
    minimumDelivery: wish.type === 'delivery' ? shop.minimumDelivery : noFen,
    balance: wish.useBalance ? fen(balance) : noFen,
  });
}

function obstaclesTo(
  shop: ShopForOrder,
  wish: OrderWish,
  lines: readonly WishedLine[],
  receipt: PriceReceipt,
  way: Way & { hasAddress: boolean },
  startAt: Date,
  now: Date,
): ErrorReason[] {
  const rests =
    !shop.isTakingOrders || isResting(shopState(shop.openingHours, startAt, holidays).state) || startAt < now;
  const obstacles: [ErrorReason, boolean][] = [
    ['shop_resting', rests],
    ['sold_out', soldOutDishes(lines).length > 0],
    ['not_served_now', unservedDishes(lines, startAt).length > 0],
    ['dining_option_missing', wish.type !== 'delivery' && wish.dining === undefined],
    ['address_missing', wish.type === 'delivery' && !way.hasAddress],
    ['out_of_range', way.outOfRange],
    ['below_minimum', receipt.shortfall > 0],
  ];
  return obstacles.filter(([, stands]) => stands).map(([reason]) => reason);
}

/** Dishes of which less is left than all lines together ask for, or of which a choice has run out. */
export function soldOutDishes(lines: readonly WishedLine[]): number[] {
  const wanted = new Map<number, number>();
  for (const { dish, quantity } of lines) wanted.set(dish.id, (wanted.get(dish.id) ?? 0) + quantity);
  return lines
    .filter(
      (line) =>
        !line.dish.isAvailable ||
        (line.dish.stock !== null && line.dish.stock < (wanted.get(line.dish.id) ?? 0)) ||
        hasSoldOutChoice(line),
    )
    .map(({ dish }) => dish.id);
}

function hasSoldOutChoice({ dish, chosen }: WishedLine): boolean {
  const keysOf = new Map(Object.entries(chosen));
  return dish.options.some(({ key, choices }) =>
    choices.some((choice) => choice.isSoldOut && keysOf.get(key)?.includes(choice.key)),
  );
}

/** Dishes that have times of their own and are not served when the order is cooked. */
export const unservedDishes = (lines: readonly WishedLine[], startAt: Date): number[] =>
  lines.filter(({ dish }) => !isServedAt(dish.servedHours, startAt, holidays)).map(({ dish }) => dish.id);
