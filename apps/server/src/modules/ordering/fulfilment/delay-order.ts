import { delayArrival, type ExtraMinutes } from '@chifan/domain/ordering';
import type { StaffContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { transitionOrder } from '../transition-order.ts';
import { withKitchenOrder } from './with-kitchen-order.ts';

type Delay = { readonly orderId: number; readonly extraMinutes: ExtraMinutes };

/**
 * Delays an order while the kitchen cooks it (rule ordering-55). The time promised at payment is unchanged (rule
 * ordering-45).
 */
export const delayOrder = (platform: Platform, { orderId, extraMinutes }: Delay, context: StaffContext) =>
  withKitchenOrder(platform, orderId, context, (transition, order) =>
    transitionOrder(platform, transition, order, 'delay', {
      delays: order.delays + 1,
      estimated_at: delayArrival(order.estimated_at, extraMinutes, transition.now),
    }),
  );
