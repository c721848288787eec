import type { Tx } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/module.ts';
import { systemContext } from '../../platform/workflow/transition-context.ts';
import { lockOrder } from '../ordering/index.ts';
import { publishOrderOfRefund } from './transition-refund.ts';

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
    await publishOrderOfRefund(platform, transition, order);
    after(() => platform.live.publish(['platform'], { topic: 'refunds', version: order.version + 1 }));
  };
