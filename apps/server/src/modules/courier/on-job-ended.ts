import type { EventPayloads, Listener } from '../../platform/events/events.ts';
import type { Platform } from '../../platform/module.ts';
import { assignedCourier, endAssignmentReturned } from './courier.store.ts';
import { deleteDoorWait } from './door-wait.store.ts';
import { deletePositionIfIdle } from './position/courier-position.store.ts';

type Moved = EventPayloads['order.moved'];

/** The courier, or the platform for them, gives the food back, or the platform ends the delivery. */
export const isJobEnd = ({ event }: Moved): boolean => event === 'hand_back' || event === 'give_up';

/**
 * Deletes the courier's position in the transaction that ends their job. A new courier's wait at the door starts again.
 */
export const onJobEnded =
  (platform: Pick<Platform, 'clock'>): Listener<'order.moved'> =>
  async (tx, { orderId, event }) => {
    const courierId = await assignedCourier(tx, orderId);
    if (courierId === undefined) return;
    if (event === 'hand_back') {
      await deleteDoorWait(tx, orderId);
      await endAssignmentReturned(tx, orderId, platform.clock.now());
    }
    await deletePositionIfIdle(tx, courierId);
  };
