import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { StaffContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { hasCourier, isJobReturned, releaseJob } from '../../dispatch/index.ts';
import { lockOrder } from '../../ordering/index.ts';
import type { OnOrder } from './with-own-delivery-job.ts';

/**
 * Lets a courier return a delivery whose food is not collected (rule courier-2). Any other delivery gets
 * `job_not_found`. A retry succeeds without another effect (rule courier-25).
 */
export async function giveJobBack(platform: Platform, input: OnOrder, context: StaffContext): Promise<Answer<boolean>> {
  return platform.database.transact(async (tx, after): Promise<Answer<boolean>> => {
    const order = await lockOrder(tx, input.orderId);
    if (order && (await isJobReturned(tx, order, context.caller.id))) return { ok: true, value: true };
    if (!hasCourier(order) || order.courier_id !== context.caller.id) return refused('job_not_found');
    await releaseJob(platform, { tx, after, now: context.now }, order);
    return { ok: true, value: true };
  });
}
