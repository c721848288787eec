import type { StaffContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { arrivalAfter, fulfilmentState, transitionOrder } from '../../ordering/index.ts';
import type { OnOrder } from './with-own-delivery-job.ts';
import { deliveryJobView, withOwnDeliveryJob } from './with-own-delivery-job.ts';

const collectedStates: readonly string[] = ['to_be_delivered', 'delivered', 'completed'];

export const collectOrder = async (platform: Platform, input: OnOrder, context: StaffContext) =>
  deliveryJobView(
    platform,
    await withOwnDeliveryJob(platform, input, context, async (transition, order) =>
      collectedStates.includes(fulfilmentState(order))
        ? { ok: true, value: order }
        : transitionOrder(platform, transition, order, 'collect', arrivalAfter('collect', order, transition.now)),
    ),
    context,
  );
