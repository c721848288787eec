import type { ErrorReason } from '@chifan/contract';
import type { OrderWish } from '@chifan/contract/ordering';
import { type Fen, fen, noFen, reduceFen } from '@chifan/domain';
import { deliveryFee, distanceMetres } from '@chifan/domain/address';
import { isServedAt, priceOptions } from '@chifan/domain/catalogue';
import {
  arrivalEstimate,
  maxPortionsPerOrder,
  mayChooseTime,
  type PriceInput,
  type PriceReceipt,
  portionsOf,
  priceOrder,
  timesToChoose,
} from '@chifan/domain/ordering';
import type { Database, Executor } from '../../../platform/database/database.ts';
import { type Answer, refused } from '../../../platform/http/answers.ts';
import { addressForOrder, type MemberAddress } from '../../address/index.ts';
import { type DishForOrder, holidays, offerForOrder, type ShopForOrder } from '../../catalogue/index.ts';
import { type OwnCoupon, usableCoupons } from '../../coupon/index.ts';
import { balanceOf } from '../../wallet/index.ts';
import { type CouponsOfWish, couponsOfWish } from './coupons-of-wish.ts';
import { obstaclesTo, restsNow, type WishedLine, wayOfWish } from './obstacles.ts';

/** A wish with everything that the server knows of it, priced by the server's own prices. */
export type PricedWish = {
  readonly shop: ShopForOrder;
  readonly lines: readonly WishedLine[];
  readonly receipt: PriceReceipt;
  readonly coupons: CouponsOfWish;
  readonly address: MemberAddress | null;
  readonly distanceMetres: number | null;
  readonly availableBalance: number;
  readonly startAt: Date;
  readonly estimatedAt: Date;
  /** Why it cannot be placed as it stands, the weightiest first (rule ordering-6). */
  readonly obstacles: readonly ErrorReason[];
};

/** Loads, then prices. What cannot be priced at all (an unknown dish, a missing option) is refused. */
export async function priceWish(
  database: Database,
  memberId: number,
  wish: OrderWish,
  now: Date,
): Promise<Answer<PricedWish>> {
  const known = await lookAround(database, memberId, wish, now);
  return known.ok ? priceKnown(known.value, wish, now) : known;
}

/** Everything that a price is made of, as it stands now. */
export async function lookAround(
  database: Database,
  memberId: number,
  wish: OrderWish,
  now: Date,
): Promise<Answer<Known>> {
  if (wish.lines.length === 0) return refused('cart_empty');
  if (portionsOf(wish.lines) > maxPortionsPerOrder) return refused('too_many_portions', { limit: maxPortionsPerOrder });
  const { shopId } = wish;
  const dishIds = [...new Set(wish.lines.map((line) => line.dishId))];
  const [{ shop, dishes }, address, availableBalance, ownCoupons] = await database.together((executor) =>
    Promise.all([
      offerForOrder(database, executor, { shopId, dishIds }),
      addressOfWish(executor, memberId, wish),
      balanceOf(executor, memberId),
      usableCoupons(executor, memberId, { shopId, now }),
    ]),
  );
  if (!shop) return refused('shop_not_found');
  const lines = wishedLines(wish, dishes);
  if (!lines.ok) return lines;
  if (!address.ok) return address;
  return { ok: true, value: { shop, lines: lines.value, address: address.value, availableBalance, ownCoupons } };
}

/** What the server looked at before it reckoned. */
export type Known = Pick<PricedWish, 'shop' | 'lines' | 'address' | 'availableBalance'> & {
  readonly ownCoupons: readonly OwnCoupon[];
};

/** The same looked at, the same wish, the same moment: the same price. */
export function priceKnown(known: Known, wish: OrderWish, now: Date): Answer<PricedWish> {
  const { ownCoupons, ...shown } = known;
  const { shop, lines, address, availableBalance } = shown;
  const way = deliveryOf(shop, wish, address);
  const input = priceInputOf(shop, wish, lines, way.fee, availableBalance);
  const bare = priceOrder(input);
  const coupons = couponsOfWish(ownCoupons, wish, {
    shopId: shop.id,
    type: wish.type,
    afterFullReduction: reduceFen(bare.goods, bare.fullReduction),
    deliveryFee: bare.deliveryFee,
    now,
  });
  if (!coupons.ok) return coupons;
  const { shop: shopCoupon, delivery: deliveryCoupon } = coupons.value;
  const receipt = priceOrder({ ...input, shopCoupon, deliveryCoupon });
  const startAt = wish.wantedAt === null ? now : new Date(wish.wantedAt);
  const hasAddress = address !== null;
  const { shortfall } = receipt;
  const { outOfRange: isOutOfRange } = way;
  const obstacles = obstaclesTo({ shop, wish, lines, shortfall, hasAddress, isOutOfRange, startAt, now });
  return {
    ok: true,
    value: {
      ...shown,
      receipt,
      coupons: coupons.value,
      distanceMetres: way.distance,
      startAt,
      estimatedAt: arrivalEstimate(wish.type, startAt),
      obstacles: [...obstacles, ...coupons.value.obstacles],
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

async function addressOfWish(
  executor: Executor,
  memberId: number,
  wish: OrderWish,
): Promise<Answer<MemberAddress | null>> {
  if (wish.type !== 'delivery' || wish.addressId === undefined) return { ok: true, value: null };
  return addressForOrder(executor, memberId, wish.addressId);
}

type Way = { readonly distance: number | null; readonly fee: Fen; readonly outOfRange: boolean };

function deliveryOf(shop: ShopForOrder, wish: OrderWish, address: MemberAddress | null): Way {
  if (wish.type !== 'delivery' || !address) return { distance: null, fee: noFen, outOfRange: false };
  const distance = distanceMetres(shop.position, address.position);
  const fee = deliveryFee(shop.deliveryRule, distance);
  return { distance, fee: fee.ok ? fee.value : noFen, outOfRange: !fee.ok };
}

/** Rule ordering-2: who eats here pays no package fee; only a delivery pays a delivery fee and has a minimum. */
function priceInputOf(
  shop: ShopForOrder,
  wish: OrderWish,
  lines: readonly WishedLine[],
  fee: Fen,
  balance: number,
): PriceInput {
  const isEatenHere = wish.type !== 'delivery' && wish.dining === 'dine_in';
  return {
    lines,
    fullReductions: shop.fullReductions,
    shopCoupon: null,
    deliveryCoupon: null,
    packageFee: isEatenHere ? noFen : shop.packageFee,
    deliveryFee: fee,
    minimumDelivery: wish.type === 'delivery' ? shop.minimumDelivery : noFen,
    balance: wish.useBalance ? fen(balance) : noFen,
  };
}

/** Times that may be chosen instead of now: by who may order now, and while every dish of the wish is served. */
export function timesFor({ shop, lines }: PricedWish, wish: OrderWish, now: Date): Date[] {
  if (restsNow({ shop, now }) || !mayChooseTime(wayOfWish(wish))) return [];
  const bounded = lines.filter(({ dish }) => dish.servedHours !== null);
  return timesToChoose({ type: wish.type, hours: shop.openingHours, now, holidays }).filter((time) =>
    bounded.every(({ dish }) => isServedAt(dish.servedHours, time, holidays)),
  );
}
