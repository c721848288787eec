import type { Tx } from '../../../platform/database/database.ts';
import type { Listener } from '../../../platform/events/events.ts';
import type { Platform } from '../../../platform/module.ts';
import { lockOrder } from '../../ordering/index.ts';
import { openDraw } from '../drawing/list-draws.ts';
import { bookLearning } from './learn-payers.job.ts';
import { keptOf, recountOrder } from './recount-order.ts';

type News = { readonly orderId: number };
type After = (effect: () => void) => void;

export const onOrderEarned =
  (platform: Platform): Listener<'order.earned'> =>
  async (tx, news, after) => {
    await openDrawFor(tx, news);
    await recount(platform, tx, news, after);
  };

export const onOrderRefunded =
  (platform: Platform): Listener<'order.refunded'> =>
  (tx, news, after) =>
    recount(platform, tx, news, after);

async function openDrawFor(tx: Tx, { orderId }: News): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (!order?.completed_at || keptOf(order) === 0) return;
  await openDraw(tx, { orderId, memberId: order.member_id, completedAt: order.completed_at });
}

async function recount(platform: Platform, tx: Tx, { orderId }: News, after: After): Promise<void> {
  const outcome = await recountOrder(platform, tx, { orderId }, after);
  if (outcome === 'payers_unknown') await bookLearning(tx, { orderId, tries: 0, at: platform.clock.now() });
}
