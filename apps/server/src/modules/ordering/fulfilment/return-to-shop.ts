import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import type { Answer } from '../../../platform/http/call-result.ts';
import type { StaffContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { transitionOrder } from '../transition-order.ts';
import { withAnyOrder } from './with-any-order.ts';

export function returnToShop(
  platform: Platform,
  input: { orderId: number; reason: string },
  context: StaffContext,
): Promise<Answer<StaffOrder>> {
  return withAnyOrder(platform, input.orderId, context, async (transition, order) =>
    transitionOrder(platform, transition, order, 'hand_back', { courier_id: null }, { reason: input.reason }),
  );
}
