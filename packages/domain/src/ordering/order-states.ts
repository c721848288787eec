/** Rule ordering-11. */
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

/** Rule ordering-13. Without `completed`, because a refund may still be requested. */
export const finalOrderStates = ['refunded', 'after_sale_completed', 'cancelled'] as const satisfies OrderState[];

export const isFinalOrderState = (state: OrderState): boolean =>
  (finalOrderStates as readonly OrderState[]).includes(state);

/** The state after the event `place`. */
export const firstOrderState: OrderState = 'unpaid';

/** Types on the wire. Guests choose an `OrderWay` (rule ordering-1). */
export const orderTypes = ['pickup', 'delivery', 'pack'] as const;
export type OrderType = (typeof orderTypes)[number];

/** Rule ordering-1. Not for deliveries. */
export const diningOptions = ['dine_in', 'take_away'] as const;
export type DiningOption = (typeof diningOptions)[number];

/** Rule ordering-12. */
export const orderEvents = [
  'place',
  'pay',
  'cancel',
  'expire',
  'accept',
  'choose_restaurant',
  'release_restaurant',
  'refuse',
  'issue_code',
  'delay',
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

/** Value in the history: a photo proved the hand-over instead of the guest's code. */
export const handedOverByPhoto = 'left_by_photo';

export type OrderFacts = {
  readonly state: OrderState;
  /** The state that an open after-sale interrupted. Null outside `after_sale_processing`. */
  readonly stateBeforeAfterSale: OrderState | null;
  readonly type: OrderType;
  readonly isSetMeal: boolean;
  /** Brand set meals only: the guest has chosen the restaurant. */
  readonly restaurantChosen: boolean;
  readonly paid: boolean;
  /** The kitchen has marked the food as ready. */
  readonly isCooked: boolean;
  /** Number of delays by the kitchen after acceptance. */
  readonly delays: number;
};
