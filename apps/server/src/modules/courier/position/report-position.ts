import { distanceMetres, type Position, parsePosition } from '@chifan/domain/address';
import { coarsenDegrees, idlePositionMinutes } from '@chifan/domain/courier';
import { arrivalFromPosition, courierPositionMinutes } from '@chifan/domain/ordering';
import type { Clock } from '../../../platform/clock.ts';
import type { Executor, Tx } from '../../../platform/database/database.ts';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import { enqueue, type JobHandlers } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/module.ts';
import { delayArrivalOnTheWay, ordersOnTheWay, publishOrderChanged } from '../../ordering/index.ts';
import { deleteCourierPositions, writeCourierPosition } from './courier-position.store.ts';
import { deleteIdlePosition, deleteIdlePositions, saveIdlePosition } from './idle-position.store.ts';

type Told = { readonly latitude: string; readonly longitude: string };
type By = { readonly courierId: number; readonly now: Date };

/**
 * Stores the courier's position and shows it to the guests whose food the courier has (rule courier-4). Without food,
 * it stores only a rounded position for dispatch.
 */
export async function reportPosition(
  platform: Platform,
  { latitude, longitude }: Told,
  { courierId, now }: By,
): Promise<Answer<boolean>> {
  const { read } = platform.database;
  const position = parsePosition(latitude, longitude);
  if (position === undefined) return refused('position_invalid');
  const orders = await ordersOnTheWay(read, courierId);
  if (orders.length === 0) {
    const coarse = { lat: coarsenDegrees(position.lat), lng: coarsenDegrees(position.lng) };
    await saveIdlePosition(read, courierId, { ...coarse, at: now });
    await forgetLater(read, now);
    return { ok: true, value: false };
  }
  await deleteIdlePosition(read, courierId);
  await writeCourierPosition(read, courierId, { ...position, reportedAt: now });
  for (const order of orders) {
    platform.live.publish([`member:${order.member_id}`], { topic: `courier:${order.id}`, version: now.getTime() });
    await learnArrival(platform, order, position, now);
  }
  return { ok: true, value: true };
}

type OnTheWay = Awaited<ReturnType<typeof ordersOnTheWay>>[number];

/** Rule ordering-117: delays the shown arrival if the courier is too far from the door to arrive in time. */
async function learnArrival(platform: Platform, order: OnTheWay, position: Position, now: Date): Promise<void> {
  const door = order.address && parsePosition(order.address.latitude, order.address.longitude);
  const later = door && arrivalFromPosition(order.estimated_at, distanceMetres(position, door), now);
  if (!later) return;
  const version = await delayArrivalOnTheWay(platform.database.read, order.id, later);
  if (version !== undefined) publishOrderChanged(platform, { ...order, version });
}

const forgetKind = 'courier.forget-free-positions';

/**
 * Enqueues one background job for all positions of one minute. The job runs when the newest of the positions is no
 * longer valid.
 */
function forgetLater(executor: Executor, now: Date): Promise<void> {
  const minute = Math.floor(now.getTime() / minuteMs);
  const runAt = new Date((minute + 1 + idlePositionMinutes) * minuteMs);
  return enqueue(executor, { kind: forgetKind, key: `${forgetKind}:${minute}`, payload: {}, runAt });
}

export const positionJobs = (clock: Clock): JobHandlers => ({
  [forgetKind]: {
    inTransaction: (tx) => deleteIdlePositions(tx, minutesBefore(clock.now(), idlePositionMinutes)),
  },
});

/** Deletes courier positions that are too old to be shown. */
export async function deleteOldPositions(tx: Tx, now: Date): Promise<void> {
  await deleteCourierPositions(tx, minutesBefore(now, courierPositionMinutes));
  await deleteIdlePositions(tx, minutesBefore(now, idlePositionMinutes));
}

const minuteMs = 60_000;
const minutesBefore = (now: Date, minutes: number) => new Date(now.getTime() - minutes * minuteMs);
