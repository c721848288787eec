import type { DiningOption, OrderType } from './order-states.ts';

/** The four ways to order (rule ordering-1). */
export const orderWays = ['eat_here', 'pack', 'collect', 'delivery'] as const;
export type OrderWay = (typeof orderWays)[number];

type Meaning = { readonly type: OrderType; readonly dining?: DiningOption };

/** The pair of `type` and `dining` that each way is on the wire (rule ordering-1). */
export const meaningOf: Readonly<Record<OrderWay, Meaning>> = {
  eat_here: { type: 'pickup', dining: 'dine_in' },
  pack: { type: 'pack', dining: 'take_away' },
  collect: { type: 'pickup', dining: 'take_away' },
  delivery: { type: 'delivery' },
};

/** Whether these two say one of the four ways; of a type that needs a dining option, none given yet is no contradiction. */
export function isPossibleWay({
  type,
  dining,
}: {
  readonly type: OrderType;
  readonly dining?: DiningOption | null | undefined;
}): boolean {
  return !dining || orderWays.some((way) => meaningOf[way].type === type && meaningOf[way].dining === dining);
}

/** How an order was placed, read back. */
export function wayOf(order: { readonly type: OrderType; readonly dining: DiningOption | null }): OrderWay {
  if (order.type === 'delivery') return 'delivery';
  if (order.type === 'pack') return 'pack';
  return order.dining === 'dine_in' ? 'eat_here' : 'collect';
}

/** Rule ordering-3: only guests who collect or have it delivered may choose a time. */
export const mayChooseTime = (way: OrderWay): boolean => way === 'collect' || way === 'delivery';
