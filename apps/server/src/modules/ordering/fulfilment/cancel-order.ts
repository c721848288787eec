import { cancelReasonsFor, orderWayOf } from '@chifan/domain/ordering';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { MemberContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { endOrder } from './end-order.ts';
import { withOwnOrder } from './with-own-order.ts';

/**
 * Cancels an order that no merchant has accepted, with a full refund. The `reason` must be one that is offered for the
 * order type.
 */
export function cancelOrder(
  platform: Platform,
  input: { orderId: number; reason: number },
  context: MemberContext,
): Promise<Answer<boolean>> {
  return withOwnOrder(platform, input.orderId, context, async (transition, order) => {
    const reason = cancelReasonsFor(orderWayOf(order)).find(({ number }) => number === input.reason);
    return reason ? endOrder(platform, transition, order, 'cancel', reason.key) : refused('bad_request');
  });
}
