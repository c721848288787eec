import type { courierStaffCalls } from '@chifan/contract/courier/staff-calls';
import { type DeliveryJobStops, deliveryJobObstacle, jobWay, maxOpenDeliveryJobsShown } from '@chifan/domain/dispatch';
import type { z } from 'zod';
import type { Executor } from '../../../platform/database/database.ts';
import type { Answer } from '../../../platform/http/call-result.ts';
import type { StaffContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { type CourierStatus, courierStatus, jobsOffered } from '../../dispatch/index.ts';
import { staffOrdersById, staffOrderViews, staffReader } from '../../ordering/index.ts';
import { activeDeliveryJobIds, openDeliveryJobs } from './open-jobs.store.ts';

type Call = (typeof courierStaffCalls)['courierJobs'];

/**
 * Returns the courier's own deliveries, the offers for the courier, and the nearest deliveries without a courier that
 * the courier may take. Only own deliveries include the guest's door and phone number.
 */
export async function listDeliveryJobs(
  platform: Platform,
  context: StaffContext,
): Promise<Answer<z.input<Call['output']>>> {
  const { now } = context;
  const courierId = context.caller.id;
  const { read } = platform.database;
  const [mine, offers, courier] = await Promise.all([
    activeDeliveryJobIds(read, courierId),
    jobsOffered(read, courierId, now),
    courierStatus(read, courierId, now),
  ]);
  const offered = [
    ...offers.map(({ orderId, places }) => ({ orderId, ...places })),
    ...(courier ? await openJobs(read, courier, now) : []),
  ];
  const orders = await staffOrdersById(read, [...mine, ...offered.map(({ orderId }) => orderId)]);
  const reader = staffReader(platform, { ...context, caller: { role: 'courier', id: courierId } });
  const shown = await staffOrderViews(platform, orders, reader, [`courier:${courierId}`]);
  return {
    ok: true,
    value: {
      mine: shown.filter(({ isMine }) => isMine),
      // Omit deliveries that another courier has taken since the query.
      offered: shown.filter(({ isMine, courier }) => !isMine && courier === null),
      offers: offers.map(({ orderId, endsAt }) => ({ orderId, endsAt: endsAt.toISOString() })),
      ways: courier ? offered.map((job) => ({ orderId: job.orderId, ...roughWay(courier, job) })) : [],
      onBreak: courier?.isOnBreak ? { endsAt: courier.breakEndsAt?.toISOString() ?? null } : null,
    },
  };
}

type ListedJob = DeliveryJobStops & { readonly orderId: number };

async function openJobs(read: Executor, courier: CourierStatus, now: Date): Promise<ListedJob[]> {
  const { isOnDuty, isOnBreak, position, inHand } = courier;
  if (!isOnDuty || isOnBreak) return [];
  const open = await openDeliveryJobs(read, position, now);
  return open
    .filter((job) => deliveryJobObstacle(position, inHand, job) === null)
    .slice(0, maxOpenDeliveryJobsShown)
    .map(({ id, ...job }) => ({ ...job, orderId: id }));
}

/**
 * Rounds the detour to hundreds of metres, because the exact door of an offered delivery is not shown (rule
 * courier-14).
 */
function roughWay({ position, inHand }: CourierStatus, job: DeliveryJobStops) {
  const { direction, detourMetres } = jobWay(position, inHand, job);
  return { direction, detourMetres: Math.round(detourMetres / 100) * 100 };
}
