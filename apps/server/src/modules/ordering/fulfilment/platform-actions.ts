import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import type { LiableParty } from '@chifan/domain/refund';
import type { Tx } from '../../../platform/database/database.ts';
import type { Answer } from '../../../platform/http/call-result.ts';
import type { StaffContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { byCaller, withLockedRow } from '../../../platform/workflow/locked.ts';
import { lockOrder, type OrderRow } from '../order.store.ts';
import { showStaffOrder } from '../reading/show-staff-orders.ts';
import { transitionOrder } from '../transition-order.ts';
import { endOrder, refundableAmountsOf } from './end-order.ts';
import { settleRefundedOrder } from './settle-refunded-order.ts';

/**
 * Ends a delivery that cannot be completed. The order records the liable party, which pays for the work already done.
 */
export function abandonDelivery(
  platform: Platform,
  input: { orderId: number; liable: LiableParty; reason: string },
  context: StaffContext,
): Promise<Answer<StaffOrder>> {
  return asPlatform(platform, input.orderId, context, async (transition, order) => {
    const ended = await endOrder(platform, transition, order, 'give_up', input.reason, { liable: input.liable });
    if (!ended.ok) return ended;
    const { balance, gateway } = refundableAmountsOf(order);
    await settleRefundedOrder(transition, order, { liable: input.liable, endedWith: balance + gateway });
    return ended;
  });
}

export function returnToShop(
  platform: Platform,
  input: { orderId: number; reason: string },
  context: StaffContext,
): Promise<Answer<StaffOrder>> {
  return asPlatform(platform, input.orderId, context, async (transition, order) =>
    transitionOrder(platform, transition, order, 'hand_back', { courier_id: null }, { reason: input.reason }),
  );
}

async function asPlatform(
  platform: Platform,
  orderId: number,
  context: StaffContext,
  work: (transition: Parameters<typeof transitionOrder>[1], order: OrderRow) => Promise<Answer<OrderRow>>,
): Promise<Answer<StaffOrder>> {
  const change = {
    lock: (tx: Tx) => lockOrder(tx, orderId),
    missing: 'order_not_found',
    by: byCaller('platform', context),
  } as const;
  const moved = await withLockedRow(platform, change, work);
  if (!moved.ok) return moved;
  return { ok: true, value: await showStaffOrder(platform, moved.value, context) };
}
