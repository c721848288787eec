/** The eleven states of an order (rule ordering-11). */
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

/**
 * Rule ordering-13: states that an order never leaves. `completed` is not final, because the guest may still request a
 * refund.
 */
export const finalOrderStates = ['refunded', 'after_sale_completed', 'cancelled'] as const satisfies OrderState[];

export const isFinalOrderState = (state: OrderState): boolean =>
  (finalOrderStates as readonly OrderState[]).includes(state);

/** The state of an order after the event `place`. */
export const firstOrderState: OrderState = 'unpaid';

/** Order types in requests and responses. Guests choose one of the four `orderWays` instead (rule ordering-1). */
export const orderTypes = ['pickup', 'delivery', 'pack'] as const;
export type OrderType = (typeof orderTypes)[number];

/** Where the guest eats an order that is not a delivery (rule ordering-1). */
export const diningOptions = ['dine_in', 'take_away'] as const;
export type DiningOption = (typeof diningOptions)[number];

/** The causes of a change of an order's state (rule ordering-12). */
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
  'refund_by_platform',
  'refund',
  'settle',
  'resume',
] as const;
export type OrderEvent = (typeof orderEvents)[number];

/** Reason in the order history of a hand-over that a photo proved instead of the guest's code. */
export const handedOverByPhoto = 'left_by_photo';

export type OrderFacts = {
  readonly state: OrderState;
  /** The state before the refund request. Null outside `after_sale_processing`. */
  readonly stateBeforeAfterSale: OrderState | null;
  readonly type: OrderType;
  readonly isSetMeal: boolean;
  /** True if the guest has chosen the restaurant of a brand set meal. */
  readonly restaurantChosen: boolean;
  readonly paid: boolean;
  /** True if the kitchen has marked the food as ready. */
  readonly isCooked: boolean;
  /** How often the kitchen delayed the order after acceptance. */
  readonly delays: number;
};
