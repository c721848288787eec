import type { Tx } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/module.ts';
import { lockOrder, systemHand } from '../ordering/index.ts';
import { tellOfOrder } from './move-refund.ts';
import { bookLetter } from './telling/book-letter.ts';
import { refundPaidOutBy } from './telling/letter.store.ts';

/** Money on its way back arrived, or did not: whoever looks at the order is told, and that it arrived is written to the guest. */
export const hearPayoutChanged =
  (platform: Platform) =>
  async (
    tx: Tx,
    news: { readonly payoutId: number; readonly orderId: number | null },
    after: (effect: () => void) => void,
  ): Promise<void> => {
    const order = news.orderId === null ? undefined : await lockOrder(tx, news.orderId);
    if (!order) return;
    const hand = systemHand(tx, after, platform.clock.now());
    await tellOfOrder(platform, hand, order);
    const refundId = await refundPaidOutBy(tx, news.payoutId);
    if (refundId !== undefined) await bookLetter(platform, hand, { refundId, news: 'paid_out' });
    after(() => platform.live.tell(['platform'], { topic: 'refunds', version: order.version + 1 }));
  };
