import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { deliveryJobObstacle } from '@chifan/domain/dispatch';
import { maxReturnedDeliveryJobs, returnedDeliveryJobsHours } from '@chifan/domain/ordering';
import type { Tx } from '../../../platform/database/database.ts';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { StaffContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import {
  assignJobTo,
  countReturnedJobs,
  courierStatus,
  couriersWithOpenOffer,
  isBeforeCollection,
  lockCourier,
  stopsOfDeliveryJob,
} from '../../dispatch/index.ts';
import { lockOrder, type OrderRow } from '../../ordering/index.ts';
import { deliveryJobView } from './with-own-delivery-job.ts';

type OnOrder = { readonly orderId: number };

/**
 * Assigns a delivery to the calling courier. After the restaurant has accepted the order, a courier with an offer can
 * take the delivery, or every courier once the delivery is open to all. If several couriers call at once, only one
 * succeeds.
 */
export async function takeJob(platform: Platform, input: OnOrder, context: StaffContext): Promise<Answer<StaffOrder>> {
  const { caller, now } = context;
  const taken = await platform.database.transact(async (tx, after): Promise<Answer<OrderRow>> => {
    const order = await lockOrder(tx, input.orderId);
    if (!order || !isBeforeCollection(order)) return refused('job_not_found');
    if (order.courier_id === caller.id) return { ok: true, value: order };
    // Return "not found" for a delivery that is now offered only to other couriers.
    const asked = order.courier_id === null ? await couriersWithOpenOffer(tx, order.id, now) : [];
    if (asked.length > 0 && !asked.includes(caller.id)) return refused('job_not_found');
    if (!(await lockCourier(tx, caller.id))) return refused('off_duty');
    const hindrance = await jobRefusal(tx, order, context);
    if (hindrance) return refused(hindrance);
    if (!(await assignJobTo(platform, { tx, after, now }, order, caller.id))) return refused('job_taken');
    return { ok: true, value: { ...order, courier_id: caller.id, version: order.version + 1 } };
  });
  return deliveryJobView(platform, taken, context);
}

/**
 * Returns the limit that prevents the courier from taking the delivery, if any. Without limits a courier could collect
 * guests' addresses by taking and returning many deliveries.
 */
async function jobRefusal(tx: Tx, order: OrderRow, { caller, now }: StaffContext) {
  const since = new Date(now.getTime() - returnedDeliveryJobsHours * 3_600_000);
  const [courier, job] = await Promise.all([courierStatus(tx, caller.id, now), stopsOfDeliveryJob(tx, order.id)]);
  if (!courier || !job) return 'job_not_found';
  if (courier.isOnBreak) return 'on_break';
  const hindrance = deliveryJobObstacle(courier.position, courier.inHand, job);
  if (hindrance) return hindrance;
  return (await countReturnedJobs(tx, caller.id, since)) >= maxReturnedDeliveryJobs
    ? 'jobs_given_back_too_often'
    : null;
}
