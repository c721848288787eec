import type { Platform } from '../../../platform/module.ts';
import type { TransitionContext } from '../../../platform/workflow/transition-context.ts';
import { endOrder } from '../fulfilment/end-order.ts';
import type { OrderRow } from '../order.store.ts';

/**
 * Refunds the order in full, because the guest chose no restaurant until the voucher's last day ended (rule setmeal-9).
 */
export async function expireVoucher(platform: Platform, transition: TransitionContext, order: OrderRow): Promise<void> {
  if (order.state === 'pending') await endOrder(platform, transition, order, 'expire', 'voucher_expired');
}
