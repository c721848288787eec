import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { type DoorStep, isDoorStepDone, nextDoorSteps } from '@chifan/domain/courier';
import { type Answer, refused } from '../../platform/http/call-result.ts';
import type { StaffContext } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/module.ts';
import { bumpOrderVersion, fulfilmentState, publishOrderChanged } from '../ordering/index.ts';
import { readDoorWait, writeDoorStep } from './door-wait.store.ts';
import { deliveryJobView, withOwnDeliveryJob } from './jobs/with-own-delivery-job.ts';

/**
 * Records that the courier arrived at the guest's door, called the guest or takes the food back (rule courier-7). The
 * order's state does not change, so that the courier can still hand the food over.
 */
export async function takeDoorStep(
  platform: Platform,
  input: { readonly orderId: number; readonly step: DoorStep },
  context: StaffContext,
): Promise<Answer<StaffOrder>> {
  const { step } = input;
  const done = await withOwnDeliveryJob(platform, input, context, async ({ tx, after, now }, order) => {
    if (fulfilmentState(order) !== 'to_be_delivered') return refused('transition_not_allowed');
    const at = { orderId: order.id, courierId: context.caller.id };
    const wait = await readDoorWait(tx, at);
    if (isDoorStepDone(step, wait)) return { ok: true, value: order };
    if (!nextDoorSteps(wait, now).includes(step)) return refused('transition_not_allowed');
    await writeDoorStep(tx, at, step, now);
    const version = await bumpOrderVersion(tx, order.id);
    if (step !== 'call') {
      await platform.events.publish(tx, 'order.door', { orderId: order.id, step, version }, now);
      after(platform.wakeJobs);
    }
    after(() => publishOrderChanged(platform, { ...order, version }));
    return { ok: true, value: { ...order, version } };
  });
  return deliveryJobView(platform, done, context);
}
