import type { Tx } from '../../../platform/database/database.ts';
import type { Listener } from '../../../platform/events/events.ts';
import type { Platform } from '../../../platform/module.ts';
import { lockOrder } from '../../ordering/index.ts';
import { computeOrderRewards, computeRewardsOfLockedOrder, type RecountOutcome } from './compute-order-rewards.ts';
import { enqueueFetchPayers } from './fetch-payers.job.ts';

type News = { readonly orderId: number };

export const onOrderEarned =
  (platform: Platform): Listener<'order.earned'> =>
  async (tx, news, after) => {
    const order = await lockOrder(tx, news.orderId);
    if (!order) return;
    await learnIfUnknown(platform, tx, news, await computeRewardsOfLockedOrder(platform, tx, order, after));
  };

export const onOrderRefunded =
  (platform: Platform): Listener<'order.refunded'> =>
  async (tx, news, after) =>
    learnIfUnknown(platform, tx, news, await computeOrderRewards(platform, tx, news, after));

async function learnIfUnknown(platform: Platform, tx: Tx, { orderId }: News, outcome: RecountOutcome): Promise<void> {
  if (outcome === 'payers_unknown') await enqueueFetchPayers(tx, { orderId, tries: 0, at: platform.clock.now() });
}
