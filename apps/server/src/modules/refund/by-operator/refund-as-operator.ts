import type { refundStaffCalls } from '@chifan/contract/refund/staff-calls';
import { isFinalRefundState } from '@chifan/domain/refund';
import type { z } from 'zod';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { StaffContext } from '../../../platform/http/handlers.ts';
import { runIdempotently } from '../../../platform/http/idempotency.ts';
import type { Platform } from '../../../platform/module.ts';
import { systemContext, type TransitionContext } from '../../../platform/workflow/transition-context.ts';
import { endOrder, lockOrder, type OrderRow, transitionOrder } from '../../ordering/index.ts';
import { grantRefund } from '../deciding/grant-refund.ts';
import { noteOf } from '../meal-refund-policy.ts';
import { insertRefund, lockRefund, type RefundRow, refundsOfOrder } from '../refund.store.ts';
import { transitionRefund } from '../transition-refund.ts';
import { type PlannedRefund, planRefund, reasonsOf } from './plan-refund.ts';

type Input = z.output<(typeof refundStaffCalls)['refundByOperator']['input']>;

const path = '/rest/platform/order/refund';

/**
 * Lets an operator cancel an order, or refund the whole order, an amount or single dishes (rule refund-31). The refund
 * replaces an open request of the guest (rule refund-32).
 */
export const refundAsOperator = (
  platform: Platform,
  input: Input,
  context: StaffContext,
): Promise<Answer<{ readonly id: number }>> =>
  runIdempotently(platform.database, context, path, input, async (tx, after) => {
    const { caller, now } = context;
    const order = await lockOrder(tx, input.orderId);
    if (!order) return refused('order_not_found');
    const planned = await planRefund(tx, order, input, now);
    if (!planned.ok) return planned;
    // The order has changed since the preview that the operator confirmed.
    if (order.version !== input.version) return refused('changed_meanwhile');
    const reason = reasonsOf(order).find(({ number }) => number === input.reason)?.key;
    if (!reason) return refused('bad_request');
    const transition = { tx, after, now, actor: 'platform', actorId: caller.id } as const;
    const done =
      planned.value.event === 'cancel'
        ? await endOrder(platform, transition, order, 'cancel', reason)
        : await refund(platform, transition, order, { plan: planned.value, reason, note: noteOf(input.note) });
    return done.ok ? { ok: true, value: { id: order.id } } : done;
  });

type Explained = { readonly plan: PlannedRefund; readonly reason: string; readonly note: string | null };

async function refund(
  platform: Platform,
  transition: TransitionContext<'platform'>,
  order: OrderRow,
  { plan, reason, note }: Explained,
): Promise<Answer<RefundRow>> {
  const { tx, actor, actorId, now: at } = transition;
  const before = await refundsOfOrder(tx, order.id);
  const inAfterSale = await transitionOrder(platform, transition, order, plan.event, {}, { reason });
  if (!inAfterSale.ok) return inAfterSale;
  await supersedeOpenRequest(platform, transition, inAfterSale.value, before);
  const number = `R${order.number}-${before.length + 1}`;
  const started = await insertRefund(
    tx,
    { order_id: order.id, number, reason, asked: plan.amount, items: plan.items, note: null, photos: [] },
    { event: 'refund_by_platform', actor, actorId, reason, at },
  );
  const { amount, liable, isEverything } = plan;
  const grant = { event: 'platform_grant', amount, liable, isEverything, changes: { platform_note: note } } as const;
  return grantRefund(platform, transition, { order: inAfterSale.value, refund: started }, grant);
}

/** Closes the guest's open request. The caller must have locked the order's row. */
async function supersedeOpenRequest(
  platform: Platform,
  transition: TransitionContext,
  order: OrderRow,
  refunds: readonly RefundRow[],
): Promise<void> {
  const open = refunds.find(({ state }) => !isFinalRefundState(state));
  const locked = open && (await lockRefund(transition.tx, open.id));
  if (!locked) return;
  const changes = { due_at: null, decided_at: transition.now };
  const closed = await transitionRefund(
    platform,
    systemContext(transition),
    { order, refund: locked },
    'supersede',
    changes,
  );
  if (!closed.ok) throw new Error(`refund ${locked.number} was not superseded: ${closed.reason}`);
}
