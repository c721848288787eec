import type { Tx } from '../../../platform/database/database.ts';
import type { EventPayloads, Listener } from '../../../platform/events/events.ts';
import type { Platform } from '../../../platform/module.ts';
import { lockOrder } from '../../ordering/index.ts';
import { assignmentGivenBack } from '../courier.store.ts';
import { standingOffers } from './offer.store.ts';
import { beginOffering, endOffering, isOpenJob } from './offer-rings.ts';
import { tellCouriers } from './tell-couriers.ts';

/** From where a job begins to be offered. */
const offering: readonly string[] = ['accept', 'hand_back'];
/** What couriers who are asked see change, or go. */
const changing: readonly string[] = ['ready', 'delay', 'run_out', 'give_up', 'refund'];

type Moved = EventPayloads['order.moved'];

export const isJobNews = ({ event, needsCourier }: Moved): boolean =>
  needsCourier === true && (offering.includes(event) || changing.includes(event));

export const onOrderMoved =
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
  // Somebody has taken it: it is theirs, and they were told.
  if (!order || order.courier_id !== null) return;
  const now = platform.clock.now();
  // Where the platform took the food from its courier, one floor below, nobody knows of assignments.
  if (begins) await assignmentGivenBack(tx, orderId, now);
  if (begins) return beginOffering(platform, { tx, after, now }, order);
  if (!isOpenJob(order)) return endOffering(platform, { tx, after, now }, order, null);
  const asked = await standingOffers(tx, orderId, now);
  after(() => tellCouriers(platform, asked.length > 0 ? asked : 'all', order));
}
