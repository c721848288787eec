import type { Tx } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/module.ts';
import { lockOrder, systemHand } from '../ordering/index.ts';
import { tellOfOrder } from './move-refund.ts';

/** Money on its way back arrived, or did not: whoever looks at the order is told. */
export const hearPayoutChanged =
  (platform: Platform) =>
  async (tx: Tx, news: { readonly orderId: number | null }, after: (effect: () => void) => void): Promise<void> => {
    const order = news.orderId === null ? undefined : await lockOrder(tx, news.orderId);
    if (!order) return;
    await tellOfOrder(platform, systemHand(tx, after, platform.clock.now()), order);
    after(() => platform.live.tell(['platform'], { topic: 'refunds', version: order.version + 1 }));
  };
