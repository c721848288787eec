import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import type { Tx } from '../../../platform/database/database.ts';
import type { Answer } from '../../../platform/http/call-result.ts';
import type { StaffContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { byCaller, withLockedRow } from '../../../platform/workflow/locked.ts';
import { lockOrder, type OrderRow } from '../order.store.ts';
import { showStaffOrder } from '../reading/show-staff-orders.ts';
import type { transitionOrder } from '../transition-order.ts';

export async function withAnyOrder(
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
