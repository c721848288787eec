import { calls } from '@chifan/contract';
import type { mallOrderCalls } from '@chifan/contract/mall/order-calls';
import type { mallStaffCalls } from '@chifan/contract/mall/staff-calls';

import {
  areMallItemsRefundable,
  type MallDecisionReason,
  mallConfirmsAt,
  mallDecisionReasonsFor,
  mallRefundReasons,
  mallRefundWorkflow,
  maxMallRefundPoints,
} from '@chifan/domain/mall';
import type { z } from 'zod';
import { writePipelined } from '../../../platform/database/database.ts';
import { refused } from '../../../platform/http/call-result.ts';
import type { Platform } from '../../../platform/module.ts';
import { transitionOf } from '../../../platform/workflow/transition.ts';
import { systemContext, type TransitionContext } from '../../../platform/workflow/transition-context.ts';
import {
  addRefundedMallPieces,
  confirmTimer,
  lockMallOrder,
  type MallOrderRow,
  mallLinesToRefund,
  publishPointsChanged,
  refundableLines,
  restockPieces,
  transitionMallOrder,
} from '../../mall/index.ts';
import { returnMallRefund } from '../../wallet/index.ts';
import type { RefundPolicy } from '../refund-policy.ts';
import {
  insertMallRefund,
  lockMallRefund,
  type MallRefundChanges,
  type MallRefundRow,
  mallOrderOfRefund,
  mallRefundTables,
  type NewMallRefund,
  refundsOfMallOrder,
} from './mall-refund.store.ts';
import { mallRefundObstacle } from './show-mall-refund.ts';

/**
 * Refunds of mall orders (goods bought with points), in points. The platform sells the products, so no merchant
 * decides.
 */
export const mallRefundPolicy: RefundPolicy<{
  order: MallOrderRow;
  refund: MallRefundRow;
  application: z.output<(typeof mallOrderCalls)['applyForMallRefund']['input']>;
  asked: Pick<NewMallRefund, 'asked' | 'reason' | 'items'>;
  decision: z.output<(typeof mallStaffCalls)['decideMallRefund']['input']>;
  changes: MallRefundChanges;
}> = {
  path: calls.applyForMallRefund.path,
  store: {
    orderOf: mallOrderOfRefund,
    lockOrder: lockMallOrder,
    lockRefund: lockMallRefund,
    refundsOf: refundsOfMallOrder,
    insert: insertMallRefund,
  },
  judge: async ({ tx, now }, order, { items, reason }, before) => {
    const lines = await mallLinesToRefund(tx, order.id);
    const obstacle = mallRefundObstacle(order, { lines, refunds: before }, now);
    if (obstacle) return refused(obstacle);
    if (items.length === 0) return refused('refund_nothing_chosen');
    const left = refundableLines(lines, before);
    if (!areMallItemsRefundable(left, items)) return refused('refund_exceeds_paid');
    if (!mallRefundReasons.some(({ number }) => number === reason)) return refused('bad_request');
    return { ok: true, value: { asked: maxMallRefundPoints(left, items), reason, items } };
  },
  openAfterSale: (platform, context, order) => transitionMallOrder(platform, context, order, 'apply_for_refund'),
  askFirst: (platform, context, { refund }) => transitionMallRefund(platform, context, refund, 'ask_platform'),
  transition: (platform, context, { refund }, event, changes) =>
    transitionMallRefund(platform, context, refund, event, changes),
  over: (now) => ({ decided_at: now }),
  resume: leaveMallAfterSale,
  amountOf: ({ points }) => points,
  // A full grant needs no reason. A note is only for the staff and does not replace a reason.
  problemOf: (ruling, { reason }) => {
    if (ruling.amount > ruling.asked) return refused('refund_exceeds_paid', { most: ruling.asked });
    const reasons = mallDecisionReasonsFor(ruling);
    const isExplained = reason === undefined ? reasons.length === 0 : reasons.includes(reason);
    return isExplained ? null : refused('bad_request');
  },
  decisionChanges,
  grant: async (platform, context, { order, refund }, points, decision) => {
    const { tx, now: at } = context;
    const changes = { ...decisionChanges(decision), granted: points, decided_at: at };
    const moved = await transitionMallRefund(platform, context, refund, 'platform_grant', changes);
    if (!moved.ok) return moved;
    await leaveMallAfterSale(platform, context, order, { refunded: order.refunded + points });
    if (points === refund.asked) await addRefundedMallPieces(tx, order.id, refund.items);
    if (decision.isBackInStock) await restockPieces(tx, order.id, refund.items);
    const of = { mallOrderId: order.id, mallRefundId: refund.id, memberId: order.member_id };
    await returnMallRefund(tx, { ...of, points, at });
    publishPointsChanged(platform, context, order.member_id);
    return moved;
  },
};

const transitionMallRefund = transitionOf({
  workflow: mallRefundWorkflow,
  tables: mallRefundTables,
  factsOf: (refund: MallRefundRow) => refund,
  announce: async ({ events }, { tx, now, actor }, { id: mallRefundId }, event) =>
    writePipelined(tx, events.publish(tx, 'mall-refund.moved', { mallRefundId, event, actor }, now)),
  // Notifies only the platform of the refund. The guest is notified of the order's new state, which changes in the same
  // transaction.
  publish: ({ live }, _moved, _before, now) =>
    live.publish(['platform'], { topic: 'mall-refunds', version: now.getTime() }),
});

function decisionChanges({
  reason,
  note,
}: {
  readonly reason?: MallDecisionReason | undefined;
  readonly note: string;
}) {
  return { decision_reason: reason ?? null, platform_note: note === '' ? null : note };
}

/**
 * Decides the state of a mall order after a refund. The order becomes `refunded` if all points were returned,
 * `after_sale_completed` if the guest had received the parcel, and continues otherwise. An order that continues gets a
 * new timer for the confirmation of receipt.
 */
async function leaveMallAfterSale(
  platform: Platform,
  by: Pick<TransitionContext, 'tx' | 'after' | 'now'>,
  order: MallOrderRow,
  changes: { readonly refunded?: number } = {},
): Promise<void> {
  const isAllBack = (changes.refunded ?? order.refunded) === order.points;
  const event = isAllBack ? 'refund' : order.state_before_after_sale === 'completed' ? 'settle' : 'resume';
  const confirms = { timer: (moved: MallOrderRow) => confirmTimer(moved, confirmsAtOf(order, by.now)) };
  const transition = systemContext(by);
  const moved = await transitionMallOrder(
    platform,
    transition,
    order,
    event,
    changes,
    event === 'resume' ? confirms : {},
  );
  if (!moved.ok) throw new Error(`mall order ${order.number}: event ${event} was refused: ${moved.reason}`);
}

function confirmsAtOf({ number, shipped_at: shippedAt }: MallOrderRow, resumedAt: Date): Date {
  if (shippedAt === null) throw new Error(`mall order ${number} has no time of shipping`);
  return mallConfirmsAt(shippedAt, resumedAt);
}
