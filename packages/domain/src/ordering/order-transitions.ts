import type { Transition, Workflow, WorkflowActor } from '../workflow.ts';
import { type OrderEvent, type OrderFacts, type OrderState, type OrderType, orderEvents } from './order-states.ts';
import { maxDelays } from './timing/order-times.ts';

export type OrderTransition = Transition<OrderState, OrderEvent, WorkflowActor> & {
  readonly types: readonly OrderType[];
  /**
   * For a brand set meal, allows the transition only with or only without a chosen restaurant. Ignored for other
   * orders.
   */
  readonly setMealRestaurant?: 'chosen' | 'not_chosen';
  /** True: the transition exists only for brand set meals. */
  readonly onlySetMeals?: true;
  /** True: the transition does not exist for brand set meals, because their guests may come at any time. */
  readonly onlyMeals?: true;
  /** True: allows the transition only before the food is ready. */
  readonly beforeCooked?: true;
};

const all = ['pickup', 'delivery', 'pack'] as const;
const called = ['pickup', 'pack'] as const;
const brought = ['delivery'] as const;

const served = ['delivered', 'completed'] as const;
const beingServed = ['pending', 'delivering', 'to_be_picked_up', 'to_be_delivered'] as const;
const afterSale = ['after_sale_processing'] as const;

/**
 * Rule ordering-12: all allowed transitions. Time limits are not in the table. The caller checks them with
 * `timing/order-times.ts`: 5 minutes to pay, 15 to declare out of stock, 24 hours to request a refund.
 */
export const orderTransitions = [
  { event: 'place', from: [], to: 'unpaid', actors: ['member'], types: all },

  { event: 'pay', from: ['unpaid'], to: 'pending', actors: ['system'], types: all },
  { event: 'cancel', from: ['unpaid'], to: 'cancelled', actors: ['member', 'platform'], types: all },
  { event: 'expire', from: ['unpaid'], to: 'cancelled', actors: ['system'], types: all },

  // A merchant can accept a brand set meal only after the guest has chosen the restaurant. Until then it is a voucher.
  {
    event: 'accept',
    from: ['pending'],
    to: 'delivering',
    actors: ['merchant', 'system'],
    types: all,
    setMealRestaurant: 'chosen',
    goesOnDuringAfterSale: true,
  },
  // Rule ordering-22: a guest may cancel a brand set meal only until the restaurant is chosen.
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
  // The event `expire` has three causes: the merchant did not answer, no voucher could be issued, or the voucher's last
  // day ended unused.
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
  // Cancels the choice of a restaurant for a set meal, because the restaurant is closed or no longer takes part. The
  // guest can then choose another restaurant.
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
  // An order to collect gets its pick-up code a minute after payment, before or after the food is ready. So the event
  // `ready` is possible in `delivering` and in `to_be_picked_up`.
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
  // The kitchen may run out of a dish in `to_be_picked_up` too. The pick-up code is issued a minute after payment, even
  // if the food is not cooked.
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
  // The kitchen declares a dish sold out. An order with a pick-up code may still be cooking, because the code is issued
  // a minute after payment.
  {
    event: 'declare_sold_out',
    from: ['delivering', 'to_be_picked_up'],
    to: 'after_sale_processing',
    actors: ['merchant'],
    types: all,
  },
  // Rule refund-31: an operator refunds the order. The event is also possible while a guest's refund request is open.
  {
    event: 'refund_by_platform',
    from: [...beingServed, ...served],
    to: 'after_sale_processing',
    actors: ['platform'],
    types: all,
    goesOnDuringAfterSale: true,
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
