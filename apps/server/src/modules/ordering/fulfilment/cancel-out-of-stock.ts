import { applyEvent } from '@chifan/domain';
import { orderWorkflow, outOfStockMinutes } from '@chifan/domain/ordering';
import { refused } from '../../../platform/http/call-result.ts';
import type { StaffContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { factsOf } from '../transition-order.ts';
import { endOrder } from './end-order.ts';
import { withKitchenOrder } from './with-kitchen-order.ts';

/**
 * Rule ordering-18: the kitchen cancels an order with a full refund within 15 minutes of acceptance, because a dish ran
 * out, even after the pick-up code was issued.
 */
export const cancelOutOfStock = (platform: Platform, input: { orderId: number }, context: StaffContext) =>
  withKitchenOrder(platform, input.orderId, context, async (transition, order) => {
    const latest = (order.accepted_at?.getTime() ?? 0) + outOfStockMinutes * 60_000;
    const isTooLate = transition.now.getTime() > latest;
    if (isTooLate && applyEvent(orderWorkflow, factsOf(order), 'run_out', transition.actor).ok)
      return refused('too_late');
    return endOrder(platform, transition, order, 'run_out', 'sold_out');
  });
