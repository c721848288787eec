import { type OrderRow, workingState } from '../../ordering/index.ts';

const offeredStates: readonly string[] = ['delivering', 'to_be_picked_up'];

/** From acceptance until the food is collected somebody may take the job, give it back, or be given it. */
export const isBeforeCollection = (order: Pick<OrderRow, 'type' | 'state' | 'state_before_after_sale'>): boolean =>
  order.type === 'delivery' && offeredStates.includes(workingState(order));
