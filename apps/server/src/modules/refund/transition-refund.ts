import { type RefundEvent, refundWorkflow } from '@chifan/domain/refund';
import { writePipelined } from '../../platform/database/database.ts';
import type { Answer } from '../../platform/http/call-result.ts';
import type { Platform } from '../../platform/module.ts';
import { type TransitionDetails, transitionOf } from '../../platform/workflow/transition.ts';
import type { TransitionContext } from '../../platform/workflow/transition-context.ts';
import { bumpOrderVersion, type OrderRow, publishOrderChanged } from '../ordering/index.ts';
import { type RefundChanges, type RefundRow, refundTables } from './refund.store.ts';

export type LockedRefund = { readonly order: OrderRow; readonly refund: RefundRow };

const transitionOfShop = transitionOf({
  workflow: refundWorkflow,
  tables: refundTables,
  factsOf: (refund: RefundRow & { readonly shop_id: number | null }) => refund,
  announce: async ({ events }, { tx, now, actor }, { id }, event) =>
    writePipelined(tx, events.publish(tx, 'refund.moved', { refundId: id, event, actor }, now)),
  publish: ({ live }, { shop_id: shopId, version }) =>
    live.publish([...(shopId === null ? [] : [`shop:${shopId}` as const]), 'platform'], { topic: 'refunds', version }),
});

/**
 * Changes a refund's state, publishes `refund.moved`, and notifies the staff's screens that list refunds. No other
 * function changes the state.
 */
export const transitionRefund = (
  platform: Platform,
  context: TransitionContext,
  { order, refund }: LockedRefund,
  event: RefundEvent,
  changes: RefundChanges = {},
  details: TransitionDetails<RefundRow> = {},
): Promise<Answer<RefundRow>> =>
  transitionOfShop(platform, context, { ...refund, shop_id: order.shop_id }, event, changes, details);

export async function publishOrderOfRefund(
  platform: Platform,
  transition: TransitionContext,
  order: OrderRow,
): Promise<void> {
  const version = await bumpOrderVersion(transition.tx, order.id);
  transition.after(() => publishOrderChanged(platform, { ...order, version }));
}
