import type { Tx } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/module.ts';
import { systemContext } from '../../../platform/workflow/transition-context.ts';
import { attemptById } from '../../payment/index.ts';
import { receiveFromGateway } from '../../wallet/index.ts';
import { startGatewayRefund } from '../fulfilment/end-order.ts';
import { lockOrderToPay } from '../order.store.ts';

import { markPaid } from './mark-paid.ts';

/**
 * When a gateway payment has arrived, marks its unpaid order as paid. If the order is expired or already paid, refunds
 * the payment in full (rule ordering-15).
 */
export const onPaymentSettled =
  (platform: Platform) =>
  async (
    tx: Tx,
    news: { attemptId: number; orderId: number | null },
    after: (effect: () => void) => void,
  ): Promise<void> => {
    // Without an order id, the payment is for a purchase, which the purchase module handles.
    if (news.orderId === null) return;
    const now = platform.clock.now();
    const order = await lockOrderToPay(tx, news.orderId);
    const attempt = await attemptById(tx, news.attemptId);
    if (!order || !attempt) throw new Error(`attempt ${news.attemptId} has no order`);
    const transition = systemContext({ tx, after, now });
    await receiveFromGateway(tx, {
      orderId: order.id,
      memberId: order.member_id,
      attemptId: attempt.id,
      method: attempt.method,
      amount: attempt.amount,
      at: now,
    });
    const paid = order.state === 'unpaid' ? await markPaid(platform, transition, order, attempt.method) : null;
    if (paid?.ok) return;
    await startGatewayRefund(platform, transition, { order, attempt, amount: attempt.amount });
    platform.log.warn({ order: order.number, attempt: attempt.number }, 'late or duplicate payment; refunding it');
  };
