import type { Tx } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/module.ts';
import { systemContext } from '../../platform/workflow/transition-context.ts';
import { lockOrder } from '../ordering/index.ts';
import { bookEmail } from './telling/book-email.ts';
import { refundPaidOutBy } from './telling/email.store.ts';
import { tellOfOrder } from './transition-refund.ts';

export const onGatewayRefundChanged =
  (platform: Platform) =>
  async (
    tx: Tx,
    news: { readonly gatewayRefundId: number; readonly orderId: number | null },
    after: (effect: () => void) => void,
  ): Promise<void> => {
    const order = news.orderId === null ? undefined : await lockOrder(tx, news.orderId);
    if (!order) return;
    const transition = systemContext({ tx, after, now: platform.clock.now() });
    await tellOfOrder(platform, transition, order);
    const refundId = await refundPaidOutBy(tx, news.gatewayRefundId);
    if (refundId !== undefined) await bookEmail(platform, transition, { refundId, news: 'paid_out' });
    after(() => platform.live.tell(['platform'], { topic: 'refunds', version: order.version + 1 }));
  };
