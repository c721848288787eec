import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import type { Tx } from '../../../platform/database/database.ts';
import type { Answer } from '../../../platform/http/call-result.ts';
import type { StaffContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { byCaller, withLockedRow } from '../../../platform/workflow/locked.ts';
import type { TransitionContext } from '../../../platform/workflow/transition-context.ts';
import { lockOrder, type OrderRow, showStaffOrder } from '../../ordering/index.ts';

export type OnOrder = { readonly orderId: number };

/**
 * Runs `work` on the locked order if the caller is the courier of this order. Any other order gets `order_not_found`.
 */
export async function withOwnDeliveryJob(
  platform: Platform,
  input: OnOrder,
  context: StaffContext,
  work: (transition: TransitionContext, order: OrderRow) => Promise<Answer<OrderRow>>,
): Promise<Answer<OrderRow>> {
  const change = {
    lock: (tx: Tx) => lockOrder(tx, input.orderId),
    isTheirs: (order: OrderRow) => order.courier_id === context.caller.id,
    missing: 'order_not_found',
    by: byCaller('courier', context),
  } as const;
  return withLockedRow(platform, change, work);
}

export async function deliveryJobView(
  platform: Platform,
  moved: Answer<OrderRow>,
  context: StaffContext,
): Promise<Answer<StaffOrder>> {
  if (!moved.ok) return moved;
  return { ok: true, value: await showStaffOrder(platform, moved.value, context) };
}
