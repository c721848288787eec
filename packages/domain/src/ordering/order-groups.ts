import type { OrderState } from './order-states.ts';

/** How a guest looks for orders: by what is to be done with them. */
export const orderGroups = ['to_pay', 'in_progress', 'after_sale', 'finished'] as const;
export type OrderGroup = (typeof orderGroups)[number];

const groupByState: Readonly<Record<OrderState, OrderGroup>> = {
  unpaid: 'to_pay',
  pending: 'in_progress',
  delivering: 'in_progress',
  to_be_picked_up: 'in_progress',
  to_be_delivered: 'in_progress',
  // The guest has not said yet that everything is there.
  delivered: 'in_progress',
  completed: 'finished',
  after_sale_processing: 'after_sale',
  refunded: 'after_sale',
  after_sale_completed: 'after_sale',
  cancelled: 'finished',
};

export const orderGroupOf = (state: OrderState): OrderGroup => groupByState[state];

/** How many orders each group has, of how many there are in each state. */
export function countGroups(
  counted: readonly { readonly state: OrderState; readonly count: number }[],
): Record<OrderGroup, number> {
  const counts: Record<OrderGroup, number> = { to_pay: 0, in_progress: 0, after_sale: 0, finished: 0 };
  for (const { state, count } of counted) counts[orderGroupOf(state)] += count;
  return counts;
}
