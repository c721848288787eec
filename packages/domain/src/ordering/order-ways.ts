import type { DiningOption, OrderType } from './order-states.ts';

/** The four ways in which a guest receives an order (rule ordering-1). */
export const orderWays = ['eat_here', 'pack', 'collect', 'delivery'] as const;
export type OrderWay = (typeof orderWays)[number];

type Meaning = { readonly type: OrderType; readonly dining?: DiningOption };

/** The values of `type` and `dining` in requests and responses for each way to receive an order (rule ordering-1). */
export const orderTypeOfWay: Readonly<Record<OrderWay, Meaning>> = {
  eat_here: { type: 'pickup', dining: 'dine_in' },
  pack: { type: 'pack', dining: 'take_away' },
  collect: { type: 'pickup', dining: 'take_away' },
  delivery: { type: 'delivery' },
};

/** True if type and dining option belong together. A missing dining option is valid. */
export function isValidWay({
  type,
  dining,
}: {
  readonly type: OrderType;
  readonly dining?: DiningOption | null | undefined;
}): boolean {
  return !dining || orderWays.some((way) => orderTypeOfWay[way].type === type && orderTypeOfWay[way].dining === dining);
}

export function orderWayOf(order: { readonly type: OrderType; readonly dining: DiningOption | null }): OrderWay {
  if (order.type === 'delivery') return 'delivery';
  if (order.type === 'pack') return 'pack';
  return order.dining === 'dine_in' ? 'eat_here' : 'collect';
}

/** Chinese names of the order types, as kitchens and couriers use them. */
export const orderWayZh: Readonly<Record<OrderWay, string>> = {
  eat_here: '堂食',
  pack: '店内打包',
  collect: '到店自取',
  delivery: '外卖配送',
};

/** Rule ordering-3: a guest can choose a time only for collected and delivered orders. */
export const allowsChosenTime = (way: OrderWay): boolean => way === 'collect' || way === 'delivery';
