/** The eleven order states, in their order (rule ordering-11). */
export const orderStates = [
  'unpaid',
  'pending',
  'delivering',
  'to_be_picked_up',
  'to_be_delivered',
  'delivered',
  'completed',
  'after_sale_processing',
  'refunded',
  'after_sale_completed',
  'cancelled',
] as const;
export type OrderState = (typeof orderStates)[number];

/** Nothing leads out of these (rule ordering-13). `completed` is not among them: a refund may still be asked for. */
export const finalOrderStates = ['refunded', 'after_sale_completed', 'cancelled'] as const satisfies OrderState[];

export const isFinalOrderState = (state: OrderState): boolean =>
  (finalOrderStates as readonly OrderState[]).includes(state);

/** Where every order begins: the event `place` leads here. */
export const firstOrderState: OrderState = 'unpaid';

/** What the guest says in words is an `OrderWay` (rule ordering-1). */
export const orderTypes = ['pickup', 'delivery', 'pack'] as const;
export type OrderType = (typeof orderTypes)[number];

/** Rule ordering-1: eat here or take away. A delivery has neither. */
export const diningOptions = ['dine_in', 'take_away'] as const;
export type DiningOption = (typeof diningOptions)[number];

export const isOrderState = (value: unknown): value is OrderState =>
  (orderStates as readonly unknown[]).includes(value);
