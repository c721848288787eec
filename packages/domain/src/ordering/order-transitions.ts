import type { Transition, Workflow, WorkflowActor } from '../workflow.ts';
import { type OrderEvent, type OrderFacts, type OrderState, type OrderType, orderEvents } from './order-states.ts';
import { maxDelays } from './timing/order-times.ts';

export type OrderTransition = Transition<OrderState, OrderEvent, WorkflowActor> & {
  readonly types: readonly OrderType[];
  /** Guard of this row for brand set meals. Ignored for other orders. */
  readonly setMealRestaurant?: 'chosen' | 'not_chosen';
  /** Only for brand set meals. */
  readonly onlySetMeals?: true;
  /** Not for brand set meals, because their guests come at any time. */
  readonly onlyMeals?: true;
  /** Only before the food is ready. */
  readonly beforeCooked?: true;
};

const all = ['pickup', 'delivery', 'pack'] as const;
const called = ['pickup', 'pack'] as const;
const brought = ['delivery'] as const;

const served = ['delivered', 'completed'] as const;
const beingServed = ['pending', 'delivering', 'to_be_picked_up', 'to_be_delivered'] as const;
const afterSale = ['after_sale_processing'] as const;

/**
 * Rule ordering-12. The caller checks time windows (5 minutes to pay, 15 to run out, 24 hours to request a refund) with
 * `timing/order-times.ts`.
 */
export const orderTransitions = [
  { event: 'place', from: [], to: 'unpaid', actors: ['member'], types: all },

  { event: 'pay', from: ['unpaid'], to: 'pending', actors: ['system'], types: all },
  { event: 'cancel', from: ['unpaid'], to: 'cancelled', actors: ['member'], types: all },
  { event: 'expire', from: ['unpaid'], to: 'cancelled', actors: ['system'], types: all },

  // Until its restaurant is chosen, a brand set meal is a voucher without a merchant.
  {
    event: 'accept',
    from: ['pending'],
    to: 'delivering',
    actors: ['merchant', 'system'],
    types: all,
    setMealRestaurant: 'chosen',
    goesOnDuringAfterSale: true,
  },
  // Rule ordering-22: refundable until the restaurant is chosen, so it cannot be cancelled afterwards.
  {
    event: 'cancel',
    from: ['pending'],
    to: 'cancelled',
    actors: ['member'],
    types: all,
    setMealRestaurant: 'not_chosen',
  },
  {
    event: 'refuse',
    from: ['pending'],
    to: 'cancelled',
    actors: ['merchant'],
    types: all,
    setMealRestaurant: 'chosen',
  },
  // The merchant did not answer, no voucher could be issued, or its last day ended without a chosen restaurant.
  { event: 'expire', from: ['pending'], to: 'cancelled', actors: ['system'], types: all },
  {
    event: 'choose_restaurant',
    from: ['pending'],
    to: 'delivering',
    actors: ['member'],
    types: called,
    setMealRestaurant: 'not_chosen',
    onlySetMeals: true,
  },
  // The chosen branch is closed or no longer takes part.
  {
    event: 'release_restaurant',
    from: ['delivering', 'to_be_picked_up'],
    to: 'pending',
    actors: ['member', 'system'],
    types: called,
    setMealRestaurant: 'chosen',
    onlySetMeals: true,
  },

  {
    event: 'issue_code',
    from: ['delivering'],
    to: 'to_be_picked_up',
    actors: ['system'],
    types: called,
    goesOnDuringAfterSale: true,
  },
  {
    event: 'ready',
    from: ['delivering'],
    to: 'to_be_picked_up',
    actors: ['merchant'],
    types: brought,
    goesOnDuringAfterSale: true,
  },
  // A called order gets its code a minute after payment, so `ready` is possible in both states.
  {
    event: 'ready',
    from: ['delivering'],
    to: 'delivering',
    actors: ['merchant'],
    types: called,
    onlyMeals: true,
    beforeCooked: true,
    goesOnDuringAfterSale: true,
  },
  {
    event: 'ready',
    from: ['to_be_picked_up'],
    to: 'to_be_picked_up',
    actors: ['merchant'],
    types: called,
    onlyMeals: true,
    beforeCooked: true,
    goesOnDuringAfterSale: true,
  },
  {
    event: 'delay',
    from: ['delivering'],
    to: 'delivering',
    actors: ['merchant'],
    types: all,
    onlyMeals: true,
    beforeCooked: true,
    goesOnDuringAfterSale: true,
  },
  {
    event: 'delay',
    from: ['to_be_picked_up'],
    to: 'to_be_picked_up',
    actors: ['merchant'],
    types: called,
    onlyMeals: true,
    beforeCooked: true,
    goesOnDuringAfterSale: true,
  },
  { event: 'run_out', from: ['delivering'], to: 'cancelled', actors: ['merchant'], types: all, beforeCooked: true },
  // A pick-up code is issued after a minute, independent of the kitchen.
  {
    event: 'run_out',
    from: ['to_be_picked_up'],
    to: 'cancelled',
    actors: ['merchant'],
    types: called,
    beforeCooked: true,
  },

  {
    event: 'collect',
    from: ['to_be_picked_up'],
    to: 'to_be_delivered',
    actors: ['courier'],
    types: brought,
    goesOnDuringAfterSale: true,
  },
  {
    event: 'hand_back',
    from: ['to_be_delivered'],
    to: 'to_be_picked_up',
    actors: ['courier', 'platform'],
    types: brought,
    goesOnDuringAfterSale: true,
  },
  {
    event: 'redeem',
    from: ['to_be_picked_up'],
    to: 'completed',
    actors: ['merchant', 'system'],
    types: called,
    goesOnDuringAfterSale: true,
  },
  {
    event: 'hand_over',
    from: ['to_be_delivered'],
    to: 'delivered',
    actors: ['courier'],
    types: brought,
    goesOnDuringAfterSale: true,
  },
  {
    event: 'give_up',
    from: ['to_be_picked_up', 'to_be_delivered'],
    to: 'cancelled',
    actors: ['platform'],
    types: brought,
  },
  { event: 'confirm', from: ['delivered'], to: 'completed', actors: ['member', 'system'], types: brought },

  {
    event: 'apply_for_refund',
    from: [...beingServed, ...served],
    to: 'after_sale_processing',
    actors: ['member'],
    types: all,
    setMealRestaurant: 'not_chosen',
  },
  // A dish is sold out. An order with a code may still be cooking, because codes are issued after a minute.
  {
    event: 'declare_sold_out',
    from: ['delivering', 'to_be_picked_up'],
    to: 'after_sale_processing',
    actors: ['merchant'],
    types: all,
  },
  { event: 'refund', from: afterSale, to: 'refunded', actors: ['system'], types: all },
  { event: 'settle', from: afterSale, to: 'after_sale_completed', actors: ['system'], types: all, before: served },
  { event: 'resume', from: afterSale, to: 'state_before', actors: ['system'], types: all, before: beingServed },
] as const satisfies readonly OrderTransition[];

export const orderWorkflow: Workflow<OrderState, OrderEvent, WorkflowActor, OrderFacts, OrderTransition> = {
  events: orderEvents,
  transitions: orderTransitions,
  afterSale: 'after_sale_processing',
  suits: (row, order) =>
    row.types.includes(order.type) &&
    suitsSetMeal(row, order) &&
    suitsKitchen(row, order) &&
    (row.event !== 'apply_for_refund' || order.paid),
};

const suitsKitchen = ({ event, beforeCooked }: OrderTransition, { isCooked, delays }: OrderFacts): boolean =>
  !(beforeCooked && isCooked) && (event !== 'delay' || delays < maxDelays);

function suitsSetMeal(row: OrderTransition, order: OrderFacts): boolean {
  if (!order.isSetMeal) return !row.onlySetMeals;
  if (row.onlyMeals) return false;
  if (row.setMealRestaurant === undefined) return true;
  return order.restaurantChosen === (row.setMealRestaurant === 'chosen');
}
