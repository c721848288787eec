import type { refundCalls } from '@chifan/contract/refund/calls';
import type { refundStaffCalls } from '@chifan/contract/refund/staff-calls';
import { cancelReasonOf, orderWayOf } from '@chifan/domain/ordering';
import {
  acceptedReasons,
  isDecisionExplained,
  isRefundRequestLimitReached,
  liableForAutomaticRefund,
} from '@chifan/domain/refund';
import type { z } from 'zod';
import { type Answer, refused } from '../../platform/http/call-result.ts';
import type { Platform } from '../../platform/module.ts';
import type { TransitionContext } from '../../platform/workflow/transition-context.ts';
import { fulfilmentState, lockOrder, type OrderRow, transitionOrder } from '../ordering/index.ts';
import { calculateRefund, isRefundedAtOnce } from './calculate-refund.ts';
import { creditByRule, isCreditedByRule } from './deciding/credit-by-rule.ts';
import { grantRefund } from './deciding/grant-refund.ts';
import { leaveAfterSale } from './deciding/leave-after-sale.ts';
import { merchantDeadline } from './merchant-deadline.ts';
import {
  insertRefund,
  lockRefund,
  type NewRefund,
  orderOfRefund,
  type RefundChanges,
  type RefundRow,
  readyAtOf,
  refundsOfOrder,
} from './refund.store.ts';
import type { RefundPolicy } from './refund-policy.ts';
import { refundTimer } from './refund-timers.ts';
import { type LockedRefund, transitionRefund } from './transition-refund.ts';

type Application = z.output<(typeof refundCalls)['applyForRefund']['input']>;
type Decision = z.output<(typeof refundStaffCalls)['decideRefund']['input']>;
type Asked = Pick<NewRefund, 'asked' | 'reason' | 'items'>;

/**
 * Refunds of meals, in fen. The merchant decides first. The platform decides after an appeal, or if the merchant does
 * not answer.
 */
export const mealRefundPolicy: RefundPolicy<{
  order: OrderRow;
  refund: RefundRow;
  application: Application;
  asked: Asked;
  decision: Decision;
  changes: RefundChanges;
}> = {
  path: '/rest/order/refund/apply',
  store: { orderOf: orderOfRefund, lockOrder, lockRefund, refundsOf: refundsOfOrder, insert: insertRefund },
  judge,
  openAfterSale: (platform, context, order) => transitionOrder(platform, context, order, 'apply_for_refund'),
  askFirst: async (platform, context, locked) => {
    if (isRefundedAtOnce(locked.order, context.now)) return grantAtOnce(platform, context, locked);
    return (await isCreditedByRule(context, locked))
      ? creditByRule(platform, context, locked)
      : askMerchant(platform, context, locked);
  },
  transition: transitionRefund,
  over: (now) => ({ due_at: null, decided_at: now }),
  resume: (platform, context, order) => leaveAfterSale(platform, context, order, { isAllBack: false }),
  amountOf: ({ amount }) => amount,
  problemOf: (ruling, { reason, note }) =>
    isDecisionExplained(ruling, { reason: reason ?? null, note }) ? null : refused('bad_request'),
  // The guest reads the coded reason. Only the staff read the note. The platform also names the liable party.
  decisionChanges: ({ reason, note, liable }) => ({
    decision_reason: reason ?? null,
    platform_note: noteOf(note),
    liable,
  }),
  grant: (platform, context, locked, amount, { liable, reason, note }) => {
    const changes = { platform_note: noteOf(note) };
    return grantRefund(platform, context, locked, { event: 'platform_grant', amount, liable, reason, changes });
  },
};

async function judge(
  { tx, now }: TransitionContext,
  order: OrderRow,
  { items: wanted, amount: asked, reason: number }: Application,
  before: readonly RefundRow[],
): Promise<Answer<Asked>> {
  const calculated = await calculateRefund(tx, order, wanted, now);
  if (!calculated.ok) return calculated;
  const { maxAmount, itemAmounts } = calculated.value;
  if (isRefundRequestLimitReached(before.map(({ state }) => state))) return refused('refund_requests_used_up');
  if (wanted.length === 0) return refused('refund_nothing_chosen');
  if (asked > maxAmount) return refused('refund_exceeds_paid', { most: maxAmount });
  const isOffered = acceptedReasons(fulfilmentState(order), orderWayOf(order)).some(
    (offered) => offered.number === number,
  );
  const reason = cancelReasonOf(number);
  if (!isOffered || !reason) return refused('bad_request');
  const items = wanted.map((item, at) => ({ ...item, amount: itemAmounts[at] ?? 0 }));
  return { ok: true, value: { asked, reason: reason.key, items } };
}

/** Grants a refund request without a decision of merchant or platform (rule refund-7). */
async function grantAtOnce(
  platform: Platform,
  context: TransitionContext,
  locked: LockedRefund,
): Promise<Answer<RefundRow>> {
  const { order, refund } = locked;
  const liable = liableForAutomaticRefund({
    orderState: fulfilmentState(order),
    promisedAt: order.promised_at ?? order.estimated_at,
    readyAt: await readyAtOf(context.tx, order.id),
  });
  return grantRefund(platform, context, locked, { event: 'grant_at_once', amount: refund.asked, liable });
}

async function askMerchant(
  platform: Platform,
  context: TransitionContext,
  locked: LockedRefund,
): Promise<Answer<RefundRow>> {
  const dueAt = await merchantDeadline(context.tx, locked.order, context.now);
  const timer = refundTimer(locked.refund.id, 'escalate', dueAt);
  return transitionRefund(platform, context, locked, 'ask_merchant', { due_at: dueAt }, { timer });
}

export const noteOf = (text: string): string | null => (text === '' ? null : text);
