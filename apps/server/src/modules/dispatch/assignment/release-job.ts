import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import type { Tx } from '../../../platform/database/database.ts';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { StaffContext } from '../../../platform/http/handlers.ts';
import { enqueue, type JobHandlers } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/module.ts';
import { lockOrder, type OrderRow, publishOrderChanged, removeCourier, showStaffOrder } from '../../ordering/index.ts';
import { beginOffering, type OfferContext } from '../offering/offer-rings.ts';
import { endAssignmentReturned, hasReturnedJob, type JobRelease } from './assignment.store.ts';
import { isBeforeCollection } from './offered-states.ts';

type OnOrder = { readonly orderId: number };

/** Whether the courier had this delivery before and lost it before the hand-over. */
export const isJobReturned = async (tx: Tx, order: OrderRow, courierId: number): Promise<boolean> =>
  order.courier_id !== courierId && (await hasReturnedJob(tx, order.id, courierId));

/** Lets an operator remove the courier from a delivery that is taken but not collected (rule courier-10). */
export async function freeJob(
  platform: Platform,
  input: OnOrder & { readonly reason: string },
  context: StaffContext,
): Promise<Answer<StaffOrder>> {
  const freed = await platform.database.transact(async (tx, after): Promise<Answer<OrderRow>> => {
    const order = await lockOrder(tx, input.orderId);
    if (!hasCourier(order)) return refused('job_not_found');
    const by = { staffId: context.caller.id, reason: input.reason };
    return { ok: true, value: await releaseJob(platform, { tx, after, now: context.now }, order, by) };
  });
  if (!freed.ok) return freed;
  return { ok: true, value: await showStaffOrder(platform, freed.value, context) };
}

/** Whether a courier has taken the delivery and not yet collected the food. */
export const hasCourier = (order: OrderRow | undefined): order is OrderRow =>
  order !== undefined && order.courier_id !== null && isBeforeCollection(order);

/**
 * Removes the courier, notifies the courier and offers the delivery again. The caller must have locked the order's row.
 */
export async function releaseJob(
  platform: Platform,
  { tx, after, now }: OfferContext,
  order: OrderRow,
  by: JobRelease | null = null,
): Promise<OrderRow> {
  await removeCourier(tx, order.id);
  await endAssignmentReturned(tx, order.id, now, by);
  const free = { ...order, courier_id: null, version: order.version + 1 };
  after(() => publishOrderChanged(platform, free, order));
  await beginOffering(platform, { tx, after, now }, free);
  return free;
}

const suspendedKind = 'courier.release_suspended';

/**
 * Background jobs for the deliveries of a suspended courier. A delivery whose food is not collected is offered to other
 * couriers. A delivery whose food is collected stays with the courier and is marked on the dispatch board.
 */
export const releaseJobsOfSuspended = (platform: Platform): JobHandlers => ({
  [suspendedKind]: {
    inTransaction: async (tx, { orderId, courierId }: { orderId: number; courierId: number }, after) => {
      const order = await lockOrder(tx, orderId);
      if (!hasCourier(order) || order.courier_id !== courierId) return;
      await releaseJob(platform, { tx, after, now: platform.clock.now() }, order);
    },
  },
});

export async function enqueueJobReleases(
  tx: Tx,
  courierId: number,
  orderIds: readonly number[],
  now: Date,
): Promise<void> {
  for (const orderId of orderIds) {
    const key = `courier:${courierId}:release:${orderId}:${now.getTime()}`;
    await enqueue(tx, { kind: suspendedKind, key, payload: { orderId, courierId }, runAt: now });
  }
}
