import type { DiningOption, OrderType } from './order-states.ts';

/** Rule ordering-1. */
export const orderWays = ['eat_here', 'pack', 'collect', 'delivery'] as const;
export type OrderWay = (typeof orderWays)[number];

type Meaning = { readonly type: OrderType; readonly dining?: DiningOption };

/** `type` and `dining` on the wire (rule ordering-1). */
export const orderTypeOfWay: Readonly<Record<OrderWay, Meaning>> = {
  eat_here: { type: 'pickup', dining: 'dine_in' },
  pack: { type: 'pack', dining: 'take_away' },
  collect: { type: 'pickup', dining: 'take_away' },
  delivery: { type: 'delivery' },
};

/** A missing dining option is possible. */
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

/** Names used by kitchens and couriers. */
export const orderWayZh: Readonly<Record<OrderWay, string>> = {
  eat_here: '堂食',
  pack: '店内打包',
  collect: '到店自取',
  delivery: '外卖配送',
};

/** Rule ordering-3: only orders that are collected or delivered. */
export const allowsChosenTime = (way: OrderWay): boolean => way === 'collect' || way === 'delivery';
