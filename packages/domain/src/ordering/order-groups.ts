import { type OrderState, orderStates } from './order-states.ts';

/** Tabs of the order list, each with a group of order states. */
export const orderGroups = ['to_pay', 'in_progress', 'after_sale', 'finished'] as const;
export type OrderGroup = (typeof orderGroups)[number];

const groupByState: Readonly<Record<OrderState, OrderGroup>> = {
  unpaid: 'to_pay',
  pending: 'in_progress',
  delivering: 'in_progress',
  to_be_picked_up: 'in_progress',
  to_be_delivered: 'in_progress',
  // Until the guest confirms the arrival of the food, the order is in progress.
  delivered: 'in_progress',
  completed: 'finished',
  after_sale_processing: 'after_sale',
  refunded: 'after_sale',
  after_sale_completed: 'after_sale',
  cancelled: 'finished',
};

export const orderGroupOf = (state: OrderState): OrderGroup => groupByState[state];

export type StateCounts = Readonly<Record<OrderState, number>>;

type Counted = readonly { readonly state: OrderState; readonly count: number }[];

/** Returns the number of orders in each state, which is 0 for a state without orders. */
export function countStates(counted: Counted): StateCounts {
  const counts: Partial<Record<OrderState, number>> = {};
  for (const { state, count } of counted) counts[state] = (counts[state] ?? 0) + count;
  return { ...none, ...counts };
}

const none: StateCounts = {
  unpaid: 0,
  pending: 0,
  delivering: 0,
  to_be_picked_up: 0,
  to_be_delivered: 0,
  delivered: 0,
  completed: 0,
  after_sale_processing: 0,
  refunded: 0,
  after_sale_completed: 0,
  cancelled: 0,
};

export function countGroups(counts: StateCounts): Record<OrderGroup, number> {
  const groups: Record<OrderGroup, number> = { to_pay: 0, in_progress: 0, after_sale: 0, finished: 0 };
  for (const state of orderStates) groups[orderGroupOf(state)] += counts[state];
  return groups;
}
