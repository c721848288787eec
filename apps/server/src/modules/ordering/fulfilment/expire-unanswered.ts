import { unansweredOrdersBeforePause } from '@chifan/domain/ordering';
import type { Platform } from '../../../platform/module.ts';
import type { TransitionContext } from '../../../platform/workflow/transition-context.ts';
import { lockUnansweredSince, pauseUnanswered } from '../../catalogue/index.ts';
import type { OrderRow } from '../order.store.ts';
import { endOrder } from './end-order.ts';
import { areLastOrdersUnanswered } from './unanswered.store.ts';

/**
 * Rules ordering-16 and ordering-81: cancels an order that the kitchen did not answer in time. Pauses the shop after
 * several such orders in a row.
 */
export async function expireUnanswered(
  platform: Platform,
  transition: TransitionContext,
  order: OrderRow,
): Promise<void> {
  const ended = await endOrder(platform, transition, order, 'expire', 'not_answered_in_time');
  const { shop_id: shopId } = order;
  if (!ended.ok || shopId === null) return;
  const { tx } = transition;
  // Locks the shop's row, so that if two orders expire concurrently, the second transaction sees the first.
  const from = await lockUnansweredSince(tx, shopId);
  if (from === undefined) return;
  const isInARow = await areLastOrdersUnanswered(tx, { shopId, from, count: unansweredOrdersBeforePause });
  if (isInARow) await pauseUnanswered(platform, transition, shopId);
}
