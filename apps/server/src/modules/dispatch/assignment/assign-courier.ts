import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { maxActiveDeliveryJobs } from '@chifan/domain/dispatch';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { StaffContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { lockOrder, type OrderRow, publishOrderChanged, removeCourier, showStaffOrder } from '../../ordering/index.ts';
import { courierStatus, lockCourier } from '../offering/couriers.store.ts';
import { assignJobTo } from './assign-job.ts';
import { endAssignmentReturned } from './assignment.store.ts';
import { isBeforeCollection } from './offered-states.ts';

type Input = { readonly orderId: number; readonly courierId: number };

/**
 * Assigns a delivery job to a courier on duty before the food is collected, even if another courier already has the job
 * (rule courier-30). Does not check whether the delivery fits the courier's direction, because the operator may know
 * better. A courier still has at most three jobs. Idempotent.
 */
export async function assignCourier(
  platform: Platform,
  { orderId, courierId }: Input,
  context: StaffContext,
): Promise<Answer<StaffOrder>> {
  const { caller, now } = context;
  const assigned = await platform.database.transact(async (tx, after): Promise<Answer<OrderRow>> => {
    const order = await lockOrder(tx, orderId);
    if (!order || !isBeforeCollection(order)) return refused('job_not_found');
    if (order.courier_id === courierId) return { ok: true, value: order };
    const isOnDuty = await lockCourier(tx, courierId);
    const courier = isOnDuty ? await courierStatus(tx, courierId, now) : undefined;
    if (!courier) return refused('courier_unavailable');
    if (courier.inHand.length >= maxActiveDeliveryJobs) return refused('courier_has_enough');
    if (order.courier_id !== null) {
      await removeCourier(tx, order.id);
      await endAssignmentReturned(tx, order.id, now, { staffId: caller.id, reason: null });
      after(() => publishOrderChanged(platform, { ...order, courier_id: null, version: order.version + 1 }, order));
    }
    const free = { ...order, courier_id: null, version: order.version + (order.courier_id === null ? 0 : 1) };
    await assignJobTo(platform, { tx, after, now }, free, courierId);
    return { ok: true, value: order };
  });
  if (!assigned.ok) return assigned;
  return { ok: true, value: await showStaffOrder(platform, assigned.value, context) };
}
