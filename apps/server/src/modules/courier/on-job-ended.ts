import type { EventPayloads, Listener } from '../../platform/events/events.ts';
import type { Platform } from '../../platform/module.ts';
import { assignedCourier, endAssignmentReturned } from '../dispatch/index.ts';
import { deleteDoorWait } from './door-wait.store.ts';
import { deletePositionIfIdle } from './position/courier-position.store.ts';

type Moved = EventPayloads['order.moved'];

/**
 * True if the courier or the platform returned the delivery so that another courier can take it, or if the platform
 * ended the delivery and cancelled the order.
 */
export const isJobEnd = ({ event }: Moved): boolean => event === 'hand_back' || event === 'give_up';

/**
 * Deletes the courier's position in the transaction that returns or ends the delivery. A return also deletes the wait
 * at the guest's door, so that the next courier's wait starts again.
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
