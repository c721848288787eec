import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { deliveryJobObstacle, maxOpenDeliveryJobsShown } from '@chifan/domain/dispatch';
import type { Executor } from '../../../platform/database/database.ts';
import type { Answer } from '../../../platform/http/call-result.ts';
import type { StaffContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { courierStatus, jobsOffered } from '../../dispatch/index.ts';
import { staffOrdersById, staffOrderViews, staffReader } from '../../ordering/index.ts';
import { activeDeliveryJobIds, openDeliveryJobs } from './open-jobs.store.ts';

type Jobs = {
  readonly mine: StaffOrder[];
  readonly offered: StaffOrder[];
  readonly offers: { readonly orderId: number; readonly endsAt: string }[];
};

/**
 * Returns the courier's own deliveries, the offers for the courier, and the nearest deliveries without a courier that
 * the courier may take. Only own deliveries include the guest's door and phone number.
 */
export async function listDeliveryJobs(platform: Platform, context: StaffContext): Promise<Answer<Jobs>> {
  const { now } = context;
  const courierId = context.caller.id;
  const { read } = platform.database;
  const [mine, offers, open] = await Promise.all([
    activeDeliveryJobIds(read, courierId),
    jobsOffered(read, courierId, now),
    openJobIds(read, courierId, now),
  ]);
  const offered = [...offers.map(({ orderId }) => orderId), ...open];
  const orders = await staffOrdersById(read, [...mine, ...offered]);
  const reader = staffReader(platform, { ...context, caller: { role: 'courier', id: courierId } });
  const shown = await staffOrderViews(platform, orders, reader, [`courier:${courierId}`]);
  return {
    ok: true,
    value: {
      mine: shown.filter(({ isMine }) => isMine),
      // Omit deliveries that another courier has taken since the query.
      offered: shown.filter(({ isMine, courier }) => !isMine && courier === null),
      offers: offers.map(({ orderId, endsAt }) => ({ orderId, endsAt: endsAt.toISOString() })),
    },
  };
}

async function openJobIds(read: Executor, courierId: number, now: Date): Promise<number[]> {
  const courier = await courierStatus(read, courierId, now);
  if (!courier?.isOnDuty) return [];
  const { position, inHand } = courier;
  const open = await openDeliveryJobs(read, position, now);
  return open
    .filter((job) => deliveryJobObstacle(position, inHand, job) === null)
    .slice(0, maxOpenDeliveryJobsShown)
    .map(({ id }) => id);
}
