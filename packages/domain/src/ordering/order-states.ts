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

/** All that can happen to an order (rule ordering-12). */
export const orderEvents = [
  'place',
  'pay',
  'cancel',
  'expire',
  'accept',
  'refuse',
  'issue_code',
  'ready',
  'run_out',
  'collect',
  'hand_back',
  'redeem',
  'hand_over',
  'give_up',
  'confirm',
  'apply_for_refund',
  'declare_sold_out',
  'refund',
  'settle',
  'resume',
] as const;
export type OrderEvent = (typeof orderEvents)[number];

/** The reason in the history of a hand-over that a photo proves, and not the guest's code. */
export const leftByPhoto = 'left_by_photo';

/** `system` is a timer, a settled payment, a decided refund or a shop's auto-accept. */
export const orderActors = ['member', 'merchant', 'courier', 'platform', 'system'] as const;
export type OrderActor = (typeof orderActors)[number];

/** What the rules of transition need to know about an order. */
export type OrderFacts = {
  readonly state: OrderState;
  /** The state that an open after-sale interrupted; null outside `after_sale_processing`. */
  readonly stateBeforeAfterSale: OrderState | null;
  readonly type: OrderType;
  readonly isSetMeal: boolean;
  /** Brand set meals: the guest has chosen where to eat. Meaningless for other orders. */
  readonly restaurantChosen: boolean;
  readonly paid: boolean;
};
