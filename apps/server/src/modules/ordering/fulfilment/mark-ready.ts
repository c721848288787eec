import type { StaffContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { arrivalAfter, transitionOrder } from '../transition-order.ts';
import { withKitchenOrder } from './with-kitchen-order.ts';

export const markReady = (platform: Platform, input: { orderId: number }, context: StaffContext) =>
  withKitchenOrder(platform, input.orderId, context, (transition, order) =>
    transitionOrder(platform, transition, order, 'ready', {
      ready_at: transition.now,
      ...arrivalAfter('ready', order, transition.now),
    }),
  );
