import type { OrderState, OrderType } from './order-states.ts';

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
