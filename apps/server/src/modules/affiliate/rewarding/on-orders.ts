import { type Tx, writePipelined } from '../../../platform/database/database.ts';
import type { Listener } from '../../../platform/events/events.ts';
import type { Platform } from '../../../platform/module.ts';
import { lockOrder, type OrderRow } from '../../ordering/index.ts';
import { openDraw } from '../drawing/list-draws.ts';
import { bookLearning } from './learn-payers.job.ts';
import { keptOf, type Recounted, recountLocked, recountOrder } from './recount-order.ts';

type News = { readonly orderId: number };

export const onOrderEarned =
  (platform: Platform): Listener<'order.earned'> =>
  async (tx, news, after) => {
    const order = await lockOrder(tx, news.orderId);
    if (!order) return;
    openDrawFor(tx, order);
    await learnIfUnknown(platform, tx, news, await recountLocked(platform, tx, order, after));
  };

export const onOrderRefunded =
  (platform: Platform): Listener<'order.refunded'> =>
  async (tx, news, after) =>
    learnIfUnknown(platform, tx, news, await recountOrder(platform, tx, news, after));

function openDrawFor(tx: Tx, order: OrderRow): void {
  if (!order.completed_at || keptOf(order) === 0) return;
  const draw = { orderId: order.id, memberId: order.member_id, completedAt: order.completed_at };
  writePipelined(tx, openDraw(tx, draw));
}

async function learnIfUnknown(platform: Platform, tx: Tx, { orderId }: News, outcome: Recounted): Promise<void> {
  if (outcome === 'payers_unknown') await bookLearning(tx, { orderId, tries: 0, at: platform.clock.now() });
}
