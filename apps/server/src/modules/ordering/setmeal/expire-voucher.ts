import type { Platform } from '../../../platform/module.ts';
import type { TransitionContext } from '../../../platform/workflow/transition-context.ts';
import { endOrder } from '../fulfilment/end-order.ts';
import type { OrderRow } from '../order.store.ts';

/** No restaurant was chosen until the last day ended, so the order is refunded in full (rule setmeal-9). */
export async function expireVoucher(platform: Platform, transition: TransitionContext, order: OrderRow): Promise<void> {
  if (order.state === 'pending') await endOrder(platform, transition, order, 'expire', 'voucher_expired');
}
