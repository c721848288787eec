import type { ErrorReason } from '@chifan/contract';
import type { OrderRequest } from '@chifan/contract/ordering/order-request';
import type { Fen } from '@chifan/domain';
import { isResting, isServedAt, shopState } from '@chifan/domain/catalogue';
import { allowsChosenTime, isSelectableTime, orderWayOf } from '@chifan/domain/ordering';
import { type DishForOrder, holidays, type ShopForOrder } from '../../catalogue/index.ts';

export type OrderLine = {
  readonly dish: DishForOrder;
  readonly chosen: Readonly<Record<string, readonly string[]>>;
  readonly unitPrice: Fen;
  readonly quantity: number;
};

export type PlacementFacts = {
  readonly shop: ShopForOrder;
  readonly request: OrderRequest;
  readonly lines: readonly OrderLine[];
  readonly shortfall: number;
  readonly hasAddress: boolean;
  readonly isOutOfRange: boolean;
  readonly startAt: Date;
  readonly now: Date;
};

/** Reasons that prevent placing the order, the most serious reason first (rule ordering-6). */
export function placementObstacles(judged: PlacementFacts): ErrorReason[] {
  const { request, lines, startAt } = judged;
  const isDelivery = request.type === 'delivery';
  const obstacles: [ErrorReason, boolean][] = [
    ['shop_resting', isShopClosedNow(judged)],
    ['wanted_time_invalid', !isStartPossible(judged)],
    ['sold_out', soldOutDishes(lines).length > 0],
    ['not_served_now', unservedDishes(lines, startAt).length > 0],
    ['dining_option_missing', !isDelivery && request.dining === undefined],
    ['address_missing', isDelivery && !judged.hasAddress],
    ['out_of_range', judged.isOutOfRange],
    ['below_minimum', judged.shortfall > 0],
  ];
  return obstacles.filter(([, stands]) => stands).map(([reason]) => reason);
}

/** Rule ordering-6: a closed shop accepts no orders, not even for later, because no staff are there to accept them. */
export const isShopClosedNow = ({ shop, now }: Pick<PlacementFacts, 'shop' | 'now'>): boolean =>
  !shop.isTakingOrders || isResting(shopState(shop.openingHours, now, holidays).state);

function isStartPossible({ shop, request, startAt, now }: PlacementFacts): boolean {
  if (request.wantedAt === null) return true;
  if (!allowsChosenTime(wayOfRequest(request))) return false;
  return isSelectableTime({ hours: shop.openingHours, now, holidays }, startAt);
}

export const wayOfRequest = ({ type, dining }: OrderRequest) => orderWayOf({ type, dining: dining ?? null });

export const isEatenHere = (request: OrderRequest): boolean => wayOfRequest(request) === 'eat_here';

/** Ids of dishes with too little stock for all order lines together, or with a sold-out choice. */
export function soldOutDishes(lines: readonly OrderLine[]): number[] {
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

function hasSoldOutChoice({ dish, chosen }: OrderLine): boolean {
  const keysOf = new Map(Object.entries(chosen));
  return dish.options.some(({ key, choices }) =>
    choices.some((choice) => choice.isSoldOut && keysOf.get(key)?.includes(choice.key)),
  );
}

export const unservedDishes = (lines: readonly OrderLine[], startAt: Date): number[] =>
  lines.filter(({ dish }) => !isServedAt(dish.servedHours, startAt, holidays)).map(({ dish }) => dish.id);
