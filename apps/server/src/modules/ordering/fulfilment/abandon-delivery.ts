import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import type { LiableParty } from '@chifan/domain/refund';
import type { Answer } from '../../../platform/http/call-result.ts';
import type { StaffContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { endOrder, refundableAmountsOf } from './end-order.ts';
import { settleRefundedOrder } from './settle-refunded-order.ts';
import { withAnyOrder } from './with-any-order.ts';

/**
 * Ends a delivery that cannot be completed. The order records the liable party, which pays for the work already done.
 */
export function abandonDelivery(
  platform: Platform,
  input: { orderId: number; liable: LiableParty; reason: string },
  context: StaffContext,
): Promise<Answer<StaffOrder>> {
  return withAnyOrder(platform, input.orderId, context, async (transition, order) => {
    const ended = await endOrder(platform, transition, order, 'give_up', input.reason, { liable: input.liable });
    if (!ended.ok) return ended;
    const { balance, gateway } = refundableAmountsOf(order);
    await settleRefundedOrder(transition, order, { liable: input.liable, endedWith: balance + gateway });
    return ended;
  });
}
