import { fulfilmentState, type OrderRow } from '../../ordering/index.ts';

const offeredStates: readonly string[] = ['delivering', 'to_be_picked_up'];

/**
 * Returns whether a courier may take the delivery, return it or be assigned to it. All three are possible after the
 * restaurant has accepted the order and before the courier collects the food.
 */
export const isBeforeCollection = (order: Pick<OrderRow, 'type' | 'state' | 'state_before_after_sale'>): boolean =>
  order.type === 'delivery' && offeredStates.includes(fulfilmentState(order));
