import type { ErrorReason } from '@chifan/contract';
import type { OrderRequest } from '@chifan/contract/ordering/order-request';
import { type Fen, fen, subtractFen, zeroFen } from '@chifan/domain';
import { distanceMetres, type Position } from '@chifan/domain/address';
import { isServedAt, priceOptions } from '@chifan/domain/catalogue';
import {
  allowsChosenTime,
  arrivalEstimate,
  arrivalMinutes,
  deliveryFee,
  maxPortionsPerOrder,
  type PriceInput,
  type PriceReceipt,
  portionsOf,
  priceOrder,
  selectableTimes,
} from '@chifan/domain/ordering';
import type { Database, Executor } from '../../../platform/database/database.ts';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import { addressForOrder, type MemberAddress } from '../../address/index.ts';
import { catalogueForOrderOf, type DishForOrder, holidays, type ShopForOrder } from '../../catalogue/index.ts';
import { type OwnCoupon, readCoupons } from '../../coupon/index.ts';
import { type ChosenCoupons, chooseCoupons } from './choose-coupons.ts';
import { isShopClosedNow, type OrderLine, placementObstacles, wayOfRequest } from './obstacles.ts';
import { readPricing } from './pricing.store.ts';

export type PricedOrder = {
  readonly shop: ShopForOrder;
  readonly lines: readonly OrderLine[];
  readonly receipt: PriceReceipt;
  readonly coupons: ChosenCoupons;
  readonly address: MemberAddress | null;
  readonly distanceMetres: number | null;
  readonly availableBalance: number;
  readonly startAt: Date;
  readonly estimatedAt: Date;
  readonly obstacles: readonly ErrorReason[];
};

/**
 * Loads the data of a request and prices it. Refuses a request without a price, such as one with an unknown dish or a
 * missing option. `memberId` is null for a visitor.
 */
export async function priceRequest(
  database: Database,
  memberId: number | null,
  request: OrderRequest,
  now: Date,
): Promise<Answer<PricedOrder>> {
  const inputs = await loadPricingInputs(database, memberId, request, now);
  return inputs.ok ? priceInputs(inputs.value, request, now) : inputs;
}

async function loadPricingInputs(
  database: Database,
  memberId: number | null,
  request: OrderRequest,
  now: Date,
): Promise<Answer<PricingInputs>> {
  if (request.lines.length === 0) return refused('cart_empty');
  if (portionsOf(request.lines) > maxPortionsPerOrder)
    return refused('too_many_portions', { limit: maxPortionsPerOrder });
  const { shopId } = request;
  const dishIds = [...new Set(request.lines.map((line) => line.dishId))];
  const [{ offer, balance, coupons }, address] = await database.onOneConnection((executor) =>
    Promise.all([
      readPricing(executor, { memberId, shopId, dishIds, now }),
      addressOfRequest(executor, memberId, request),
    ]),
  );
  const { shop, dishes } = catalogueForOrderOf(offer);
  if (!shop) return refused('shop_not_found');
  const lines = orderLines(request, dishes);
  if (!lines.ok) return lines;
  if (!address.ok) return address;
  const ownCoupons = readCoupons(coupons);
  return {
    ok: true,
    value: { shop, lines: lines.value, address: address.value, availableBalance: balance, ownCoupons },
  };
}

type PricingInputs = Pick<PricedOrder, 'shop' | 'lines' | 'address' | 'availableBalance'> & {
  readonly ownCoupons: readonly OwnCoupon[];
};

/** Calculates the price with a pure function: equal inputs always give an equal price. */
function priceInputs(inputs: PricingInputs, request: OrderRequest, now: Date): Answer<PricedOrder> {
  const { ownCoupons, ...shown } = inputs;
  const { shop, lines, address, availableBalance } = shown;
  const way = deliveryOf(shop, request, address?.position ?? placeOf(request));
  const input = priceInputOf(shop, request, lines, way.fee, availableBalance);
  const bare = priceOrder(input);
  const coupons = chooseCoupons(ownCoupons, request, {
    shopId: shop.id,
    type: request.type,
    afterFullReduction: subtractFen(bare.goods, bare.fullReduction),
    deliveryFee: bare.deliveryFee,
    now,
  });
  if (!coupons.ok) return coupons;
  const { shop: shopCoupon, delivery: deliveryCoupon } = coupons.value;
  const receipt = priceOrder({ ...input, shopCoupon, deliveryCoupon });
  const startAt = request.wantedAt === null ? now : new Date(request.wantedAt);
  const hasAddress = address !== null;
  const { shortfall } = receipt;
  const { outOfRange: isOutOfRange } = way;
  const obstacles = placementObstacles({ shop, request, lines, shortfall, hasAddress, isOutOfRange, startAt, now });
  return {
    ok: true,
    value: {
      ...shown,
      receipt,
      coupons: coupons.value,
      distanceMetres: way.distance,
      startAt,
      estimatedAt: arrivalEstimate(request.type, startAt, {
        kitchen: shop.kitchen,
        straightMetres: way.distance,
        categories: categoriesOf(lines),
        isNow: request.wantedAt === null,
      }),
      obstacles: [...obstacles, ...coupons.value.obstacles],
    },
  };
}

function orderLines(request: OrderRequest, dishes: readonly DishForOrder[]): Answer<OrderLine[]> {
  const byId = new Map(dishes.map((dish) => [dish.id, dish]));
  const lines: OrderLine[] = [];
  for (const line of request.lines) {
    const dish = byId.get(line.dishId);
    if (!dish) return refused('dish_not_found', { dishId: line.dishId });
    const options = priceOptions(dish.options, line.options);
    if (!options.ok) return refused(options.reason, { dishId: line.dishId });
    lines.push({ dish, chosen: line.options, unitPrice: fen(dish.price + options.value), quantity: line.quantity });
  }
  return { ok: true, value: lines };
}

async function addressOfRequest(
  executor: Executor,
  memberId: number | null,
  request: OrderRequest,
): Promise<Answer<MemberAddress | null>> {
  if (request.type !== 'delivery' || request.addressId === undefined) return { ok: true, value: null };
  if (memberId === null) return refused('address_not_found');
  return addressForOrder(executor, memberId, request.addressId);
}

type Way = { readonly distance: number | null; readonly fee: Fen; readonly outOfRange: boolean };

/** Rule ordering-50: the guest's position, to which a delivery without an address is priced. */
const placeOf = ({ place }: OrderRequest): Position | null =>
  place ? { lat: Number(place.latitude), lng: Number(place.longitude) } : null;

function deliveryOf(shop: ShopForOrder, request: OrderRequest, to: Position | null): Way {
  if (request.type !== 'delivery' || !to) return { distance: null, fee: zeroFen, outOfRange: false };
  const distance = distanceMetres(shop.position, to);
  const fee = deliveryFee(shop.deliveryRule, distance);
  return { distance, fee: fee.ok ? fee.value : zeroFen, outOfRange: !fee.ok };
}

/** Rule ordering-2: eating in has no packaging fee. Only a delivery has a delivery fee and a minimum. */
function priceInputOf(
  shop: ShopForOrder,
  request: OrderRequest,
  lines: readonly OrderLine[],
  fee: Fen,
  balance: number,
): PriceInput {
  const isEatenHere = request.type !== 'delivery' && request.dining === 'dine_in';
  return {
    lines,
    fullReductions: shop.fullReductions,
    shopCoupon: null,
    deliveryCoupon: null,
    packageFee: isEatenHere ? zeroFen : shop.packageFee,
    deliveryFee: fee,
    minimumDelivery: request.type === 'delivery' ? shop.minimumDelivery : zeroFen,
    balance: request.useBalance ? fen(balance) : zeroFen,
  };
}

/**
 * Minutes from the time that the guest chose to the arrival. The kitchen's present load is ignored, because the time is
 * in the future.
 */
export const minutesFromChosenTime = (
  { shop, lines, distanceMetres: straightMetres }: PricedOrder,
  { type }: OrderRequest,
  now: Date,
): number =>
  arrivalMinutes({
    type,
    kitchen: shop.kitchen,
    straightMetres,
    categories: categoriesOf(lines),
    at: now,
    isNow: false,
  });

/** Rule ordering-44: dish categories of the order. The slowest one determines the kitchen's time. */
const categoriesOf = (lines: readonly OrderLine[]): number[] =>
  lines.map(({ dish }) => dish.categoryId).filter((category) => category !== null);

/**
 * Times that the guest may choose instead of now, at which the shop takes orders and serves every dish of the request.
 */
export function selectableTimesFor(
  { shop, lines, distanceMetres: straightMetres }: PricedOrder,
  request: OrderRequest,
  now: Date,
): Date[] {
  if (isShopClosedNow({ shop, now }) || !allowsChosenTime(wayOfRequest(request))) return [];
  const bounded = lines.filter(({ dish }) => dish.servedHours !== null);
  const { openingHours: hours, kitchen } = shop;
  const categories = categoriesOf(lines);
  return selectableTimes({ type: request.type, hours, now, holidays, kitchen, straightMetres, categories }).filter(
    (time) => bounded.every(({ dish }) => isServedAt(dish.servedHours, time, holidays)),
  );
}
