import { fulfilmentState, type OrderRow } from '../../ordering/index.ts';

const offeredStates: readonly string[] = ['delivering', 'to_be_picked_up'];

/** From acceptance until collection a courier may take the job, give it back, or be assigned to it. */
export const isBeforeCollection = (order: Pick<OrderRow, 'type' | 'state' | 'state_before_after_sale'>): boolean =>
  order.type === 'delivery' && offeredStates.includes(fulfilmentState(order));
