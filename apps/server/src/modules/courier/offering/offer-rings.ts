import { maxRings, nextRing, offerSeconds } from '@chifan/domain/courier';
import { enqueue, withdrawJob } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/module.ts';
import type { TransitionContext } from '../../../platform/workflow/transition-context.ts';
import type { OrderRow } from '../../ordering/index.ts';
import { isBeforeCollection } from '../jobs/offered-states.ts';
import { couriersOnDuty, placesOfJob } from './couriers.store.ts';
import {
  type ClosedOffer,
  closeOffers,
  expireOffers,
  insertOffers,
  newestRing,
  notToBeAsked,
  type Ring,
} from './offer.store.ts';
import { notifyCouriers } from './tell-couriers.ts';

export type Offering = Pick<TransitionContext, 'tx' | 'after' | 'now'>;

export const offerKind = 'courier.offer';

const deadlineKey = ({ orderId, round, ring }: Ring) => `${offerKind}:${orderId}:${round}:${ring}`;

export const isOpenJob = (order: OrderRow): boolean => order.courier_id === null && isBeforeCollection(order);

/** Rule courier-9: starts a round with its first ring. The row must be locked. */
export async function beginOffering(platform: Platform, offering: Offering, order: OrderRow): Promise<void> {
  if (!isOpenJob(order)) return;
  const before = await newestRing(offering.tx, order.id);
  const asked = await closeStanding(offering, order.id, null);
  if (asked.length > 0) offering.after(() => notifyCouriers(platform, asked, order));
  await askRing(platform, offering, order, { orderId: order.id, round: (before?.round ?? 0) + 1, ring: 1 });
}

/** Starts the next ring when the time is over or all have answered, unless the job has changed meanwhile. */
export async function continueOffering(
  platform: Platform,
  offering: Offering,
  order: OrderRow,
  { round, ring }: Ring,
): Promise<void> {
  if (!isOpenJob(order)) return;
  const expired = await expireOffers(offering.tx, order.id, offering.now);
  if (expired.length > 0) offering.after(() => notifyCouriers(platform, expired, order));
  const newest = await newestRing(offering.tx, order.id);
  if (newest?.round !== round || newest.ring !== ring || newest.standing > 0) return;
  await withdrawJob(offering.tx, deadlineKey({ orderId: order.id, round, ring }));
  await askRing(platform, offering, order, { orderId: order.id, round, ring: ring + 1 });
}

async function askRing(platform: Platform, { tx, after, now }: Offering, order: OrderRow, ring: Ring): Promise<void> {
  const courierIds = ring.ring > maxRings ? [] : await couriersOfRing({ tx, after, now }, ring);
  const isOpenToAll = courierIds.length === 0;
  await platform.events.publish(tx, 'job.offered', { ...ring, courierIds: isOpenToAll ? null : courierIds }, now);
  after(platform.wakeJobs);
  if (isOpenToAll) return after(() => notifyCouriers(platform, 'all', order));
  const endsAt = new Date(now.getTime() + offerSeconds * 1000);
  await insertOffers(tx, { ...ring, courierIds, at: now, endsAt });
  await enqueue(tx, { kind: offerKind, key: deadlineKey(ring), payload: ring, runAt: endsAt });
  after(() => notifyCouriers(platform, courierIds, order));
}

async function couriersOfRing({ tx, now }: Offering, { orderId, round }: Ring): Promise<readonly number[]> {
  const [job, couriers, asked] = await Promise.all([
    placesOfJob(tx, orderId),
    couriersOnDuty(tx, now),
    notToBeAsked(tx, orderId, round),
  ]);
  return job === undefined ? [] : nextRing(job, couriers, asked);
}

/** The job is taken or no longer exists, so all offers end. The row must be locked. */
export async function endOffering(
  platform: Platform,
  offering: Offering,
  order: OrderRow,
  takerId: number | null,
): Promise<void> {
  const asked = await closeStanding(offering, order.id, takerId);
  // Without an offer, the job was open to all.
  offering.after(() => notifyCouriers(platform, asked.length > 0 ? asked : 'all', order));
}

/** @returns the couriers with an offer until now */
async function closeStanding({ tx }: Offering, orderId: number, takerId: number | null): Promise<number[]> {
  const closed = await closeOffers(tx, orderId, takerId);
  const [first] = closed;
  if (first) await withdrawJob(tx, deadlineKey(first));
  return closed.map(({ courierId }) => courierId);
}

/**
 * A courier has answered or can take no more jobs. The job checks under the order's lock whether it was the last offer
 * of its ring.
 */
export async function hurryOn(
  platform: Platform,
  { tx, after, now }: Offering,
  closed: readonly ClosedOffer[],
): Promise<void> {
  for (const { courierId, ...ring } of closed)
    await enqueue(tx, { kind: offerKind, key: `${deadlineKey(ring)}:${courierId}`, payload: ring, runAt: now });
  if (closed.length > 0) after(platform.wakeJobs);
}
