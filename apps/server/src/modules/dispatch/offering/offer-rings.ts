import { courierOfferSeconds, maxOfferRings, nextOfferRing } from '@chifan/domain/dispatch';
import { cancelJob, enqueue } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/module.ts';
import type { TransitionContext } from '../../../platform/workflow/transition-context.ts';
import type { OrderRow } from '../../ordering/index.ts';
import { isBeforeCollection } from '../assignment/offered-states.ts';
import { couriersOnDuty, stopsOfDeliveryJob } from './couriers.store.ts';
import { notifyCouriers } from './notify-couriers.ts';
import {
  type ClosedCourierOffer,
  closeCourierOffers,
  excludedCouriers,
  expireCourierOffers,
  insertCourierOffers,
  latestOfferRing,
  type OfferRing,
} from './offer.store.ts';

export type OfferContext = Pick<TransitionContext, 'tx' | 'after' | 'now'>;

export const offerJobKind = 'courier.offer';

const deadlineKey = ({ orderId, round, ring }: OfferRing) => `${offerJobKind}:${orderId}:${round}:${ring}`;

export const isOpenDeliveryJob = (order: OrderRow): boolean => order.courier_id === null && isBeforeCollection(order);

/**
 * Starts a new round of offers and sends offers to the first group of couriers, called ring (rule courier-9). The
 * caller must have locked the order's row.
 */
export async function beginOffering(platform: Platform, offering: OfferContext, order: OrderRow): Promise<void> {
  if (!isOpenDeliveryJob(order)) return;
  const before = await latestOfferRing(offering.tx, order.id);
  const asked = await closeStanding(offering, order.id, null);
  if (asked.length > 0) offering.after(() => notifyCouriers(platform, asked, order));
  await askRing(platform, offering, order, { orderId: order.id, round: (before?.round ?? 0) + 1, ring: 1 });
}

/**
 * Offers the delivery to the next group of couriers (ring) after the deadline, or when all couriers of the present ring
 * have answered. Does nothing if the delivery or its newest ring has changed in the meantime.
 */
export async function continueOffering(
  platform: Platform,
  offering: OfferContext,
  order: OrderRow,
  { round, ring }: OfferRing,
): Promise<void> {
  if (!isOpenDeliveryJob(order)) return;
  const expired = await expireCourierOffers(offering.tx, order.id, offering.now);
  if (expired.length > 0) offering.after(() => notifyCouriers(platform, expired, order));
  const newest = await latestOfferRing(offering.tx, order.id);
  if (newest?.round !== round || newest.ring !== ring || newest.standing > 0) return;
  await cancelJob(offering.tx, deadlineKey({ orderId: order.id, round, ring }));
  await askRing(platform, offering, order, { orderId: order.id, round, ring: ring + 1 });
}

async function askRing(
  platform: Platform,
  { tx, after, now }: OfferContext,
  order: OrderRow,
  ring: OfferRing,
): Promise<void> {
  const courierIds = ring.ring > maxOfferRings ? [] : await couriersOfRing({ tx, after, now }, ring);
  const isOpenToAll = courierIds.length === 0;
  await platform.events.publish(tx, 'job.offered', { ...ring, courierIds: isOpenToAll ? null : courierIds }, now);
  after(platform.wakeJobs);
  if (isOpenToAll) return after(() => notifyCouriers(platform, 'all', order));
  const endsAt = new Date(now.getTime() + courierOfferSeconds * 1000);
  await insertCourierOffers(tx, { ...ring, courierIds, at: now, endsAt });
  await enqueue(tx, { kind: offerJobKind, key: deadlineKey(ring), payload: ring, runAt: endsAt });
  after(() => notifyCouriers(platform, courierIds, order));
}

async function couriersOfRing({ tx, now }: OfferContext, { orderId, round }: OfferRing): Promise<readonly number[]> {
  const [job, couriers, asked] = await Promise.all([
    stopsOfDeliveryJob(tx, orderId),
    couriersOnDuty(tx, now),
    excludedCouriers(tx, orderId, round),
  ]);
  return job === undefined ? [] : nextOfferRing(job, couriers, asked);
}

/**
 * Ends all offers, because a courier has taken the delivery or the order has ended. The caller must have locked the
 * order's row.
 */
export async function endOffering(
  platform: Platform,
  offering: OfferContext,
  order: OrderRow,
  takerId: number | null,
): Promise<void> {
  const asked = await closeStanding(offering, order.id, takerId);
  // If no courier had an open offer, all couriers saw the delivery as open, so notify all of them.
  offering.after(() => notifyCouriers(platform, asked.length > 0 ? asked : 'all', order));
}

/** Closes the open offers of an order. @returns the couriers who had an open offer */
async function closeStanding({ tx }: OfferContext, orderId: number, takerId: number | null): Promise<number[]> {
  const closed = await closeCourierOffers(tx, orderId, takerId);
  const [first] = closed;
  if (first) await cancelJob(tx, deadlineKey(first));
  return closed.map(({ courierId }) => courierId);
}

/**
 * Enqueues a background job after a courier declined or lost an offer. The job locks the order. If no offer of the same
 * group of couriers (ring) is open any more, the job sends offers to the next group.
 */
export async function advanceIfRingClosed(
  platform: Platform,
  { tx, after, now }: OfferContext,
  closed: readonly ClosedCourierOffer[],
): Promise<void> {
  for (const { courierId, ...ring } of closed)
    await enqueue(tx, { kind: offerJobKind, key: `${deadlineKey(ring)}:${courierId}`, payload: ring, runAt: now });
  if (closed.length > 0) after(platform.wakeJobs);
}
