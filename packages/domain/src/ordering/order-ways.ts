import type { DiningOption, OrderType } from './order-states.ts';

/** The four things that a guest can say (decisions §2). */
export const orderWays = ['eat_here', 'pack', 'collect', 'delivery'] as const;
export type OrderWay = (typeof orderWays)[number];

type Meaning = { readonly type: OrderType; readonly dining?: DiningOption };

/** What it is called on the wire (decisions §2). */
export const meaningOf: Readonly<Record<OrderWay, Meaning>> = {
  eat_here: { type: 'pickup', dining: 'dine_in' },
  pack: { type: 'pack', dining: 'take_away' },
  collect: { type: 'pickup', dining: 'take_away' },
  delivery: { type: 'delivery' },
};

/** How an order was placed, read back. */
export function wayOf(order: { readonly type: OrderType; readonly dining: DiningOption | null }): OrderWay {
  if (order.type === 'delivery') return 'delivery';
  if (order.type === 'pack') return 'pack';
  return order.dining === 'dine_in' ? 'eat_here' : 'collect';
}

/** Who stands in the shop eats now; who comes or is brought to may say when (decisions §2). */
export const mayChooseTime = (way: OrderWay): boolean => way === 'collect' || way === 'delivery';
