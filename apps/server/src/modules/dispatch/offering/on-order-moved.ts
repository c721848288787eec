import type { Tx } from '../../../platform/database/database.ts';
import type { EventPayloads, Listener } from '../../../platform/events/events.ts';
import type { Platform } from '../../../platform/module.ts';
import { lockOrder } from '../../ordering/index.ts';
import { endAssignmentReturned } from '../assignment/assignment.store.ts';
import { notifyCouriers } from './notify-couriers.ts';
import { couriersWithOpenOffer } from './offer.store.ts';
import { beginOffering, endOffering, isOpenDeliveryJob } from './offer-rings.ts';

/** Order events after which the delivery is offered to couriers. */
const offering: readonly string[] = ['accept', 'hand_back'];
/** Order events that change or end a delivery on the screens of couriers with an offer. */
const changing: readonly string[] = ['ready', 'delay', 'run_out', 'give_up', 'refund'];

type Moved = EventPayloads['order.moved'];

export const affectsDeliveryJob = ({ event, needsCourier }: Moved): boolean =>
  needsCourier === true && (offering.includes(event) || changing.includes(event));

export const onOrderTransitioned =
  (platform: Platform): Listener<'order.moved'> =>
  (tx, { orderId, event }, after) =>
    onJobChanged(platform, tx, after, { orderId, begins: offering.includes(event) });

export const onDestinationChanged =
  (platform: Platform): Listener<'order.destination-changed'> =>
  (tx, { orderId }, after) =>
    onJobChanged(platform, tx, after, { orderId, begins: false });

async function onJobChanged(
  platform: Platform,
  tx: Tx,
  after: (effect: () => void) => void,
  { orderId, begins }: { readonly orderId: number; readonly begins: boolean },
): Promise<void> {
  const order = await lockOrder(tx, orderId);
  // An order that has a courier needs no offers, and its courier has already received this event.
  if (!order || order.courier_id !== null) return;
  const now = platform.clock.now();
  // The ordering module may have removed the courier without ending the courier's assignment, so end the assignment
  // now.
  if (begins) await endAssignmentReturned(tx, orderId, now);
  if (begins) return beginOffering(platform, { tx, after, now }, order);
  if (!isOpenDeliveryJob(order)) return endOffering(platform, { tx, after, now }, order, null);
  const asked = await couriersWithOpenOffer(tx, orderId, now);
  after(() => notifyCouriers(platform, asked.length > 0 ? asked : 'all', order));
}
