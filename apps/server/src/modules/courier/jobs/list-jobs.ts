import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { jobHindrance, maxOpenJobsShown } from '@chifan/domain/courier';
import type { Executor } from '../../../platform/database/database.ts';
import type { Answer } from '../../../platform/http/answers.ts';
import type { StaffContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { staffOrdersById, staffOrdersShown, staffReader } from '../../ordering/index.ts';
import { courierNow, jobsOffered } from '../offering/couriers.store.ts';
import { jobIdsInHand, openJobs } from './open-jobs.store.ts';

type Jobs = {
  readonly mine: StaffOrder[];
  readonly offered: StaffOrder[];
  readonly offers: { readonly orderId: number; readonly endsAt: string }[];
};

/**
 * The caller's own jobs, their offers, and the nearest open jobs that fit the jobs in hand. Only own jobs show the
 * guest's door and phone.
 */
export async function listJobs(platform: Platform, context: StaffContext): Promise<Answer<Jobs>> {
  const { now } = context;
  const courierId = context.caller.id;
  const { read } = platform.database;
  const [mine, offers, open] = await Promise.all([
    jobIdsInHand(read, courierId),
    jobsOffered(read, courierId, now),
    openJobIds(read, courierId, now),
  ]);
  const offered = [...offers.map(({ orderId }) => orderId), ...open];
  const orders = await staffOrdersById(read, [...mine, ...offered]);
  const reader = staffReader(platform, { ...context, caller: { role: 'courier', id: courierId } });
  const shown = await staffOrdersShown(platform, orders, reader, [`courier:${courierId}`]);
  return {
    ok: true,
    value: {
      mine: shown.filter(({ isMine }) => isMine),
      // Omits jobs that another courier has just taken.
      offered: shown.filter(({ isMine, courier }) => !isMine && courier === null),
      offers: offers.map(({ orderId, endsAt }) => ({ orderId, endsAt: endsAt.toISOString() })),
    },
  };
}

async function openJobIds(read: Executor, courierId: number, now: Date): Promise<number[]> {
  const courier = await courierNow(read, courierId, now);
  if (!courier?.isOnDuty) return [];
  const { position, inHand } = courier;
  const open = await openJobs(read, position, now);
  return open
    .filter((job) => jobHindrance(position, inHand, job) === null)
    .slice(0, maxOpenJobsShown)
    .map(({ id }) => id);
}
