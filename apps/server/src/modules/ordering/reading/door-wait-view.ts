import type { OrderDetail } from '@chifan/contract/ordering/views';
import { doorWaitEnds } from '@chifan/domain/courier';
import type { OrderRow } from '../order.store.ts';
import type { DoorWaitRow } from '../order-courier.store.ts';
import { fulfilmentState } from '../transition-order.ts';

type Waited = Pick<OrderRow, 'state' | 'state_before_after_sale'> & { readonly door_wait: DoorWaitRow | null };

/** Rule courier-7: the courier's wait at the guest's door is visible only while the courier has the food. */
export function doorWaitView(order: Waited): OrderDetail['doorWait'] {
  const { door_wait: wait } = order;
  if (wait === null || fulfilmentState(order) !== 'to_be_delivered') return null;
  const arrivedAt = new Date(wait.arrivedAt);
  return {
    arrivedAt: arrivedAt.toISOString(),
    endsAt: doorWaitEnds(arrivedAt).toISOString(),
    calledAt: wait.calledAt && new Date(wait.calledAt).toISOString(),
    returnedAt: wait.returnedAt && new Date(wait.returnedAt).toISOString(),
  };
}
