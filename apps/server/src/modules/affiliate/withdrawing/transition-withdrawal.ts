import { applyEvent } from '@chifan/domain';
import {
  approvalsRequired,
  type WithdrawalActor,
  type WithdrawalEvent,
  withdrawalEvents,
  withdrawalWorkflow,
} from '@chifan/domain/affiliate';
import { writePipelined } from '../../../platform/database/database.ts';
import type { Answer } from '../../../platform/http/call-result.ts';
import type { Platform } from '../../../platform/module.ts';
import { transitionOf } from '../../../platform/workflow/transition.ts';
import type { TransitionContext } from '../../../platform/workflow/transition-context.ts';
import { payWithdrawal, returnWithdrawal, type WithdrawalPayer } from '../../wallet/index.ts';
import { type WithdrawalChanges, type WithdrawalRow, withdrawalTables } from './withdrawal.store.ts';

const transitionRow = transitionOf({
  workflow: withdrawalWorkflow,
  tables: withdrawalTables,
  factsOf: (withdrawal: WithdrawalRow) => withdrawal,
  announce: async ({ events }, { tx, now, actor }, { id: withdrawalId }, event) =>
    writePipelined(tx, events.publish(tx, 'withdrawal.moved', { withdrawalId, event, actor }, now)),
  publish: (platform, { member_id: memberId }, _before, now) => publishWithdrawalChanged(platform, memberId, now),
});

/** Columns that change with the state, and what paid the withdrawal (`paidBy`). */
export type WithdrawalDetails = WithdrawalChanges & {
  readonly note?: string | null;
  readonly paidBy?: WithdrawalPayer;
};

/**
 * Changes the state of a withdrawal and books the held amount. No other function changes the state. The caller must
 * have locked the row.
 */
export async function transitionWithdrawal(
  platform: Platform,
  transition: TransitionContext<WithdrawalActor>,
  withdrawal: WithdrawalRow,
  event: Exclude<WithdrawalEvent, 'apply'>,
  { note: reason = null, paidBy, ...changes }: WithdrawalDetails = {},
): Promise<Answer<WithdrawalRow>> {
  const { tx, now: at } = transition;
  const times = event === 'approve' ? { approved_at: at } : { ended_at: at };
  const moved = await transitionRow(platform, transition, withdrawal, event, { ...changes, ...times }, { reason });
  if (!moved.ok) return moved;
  const { id: withdrawalId, member_id: memberId, amount, payout_method: payoutMethod } = moved.value;
  if (event === 'pay') await payWithdrawal(tx, { withdrawalId, memberId, amount, at, by: paidBy ?? payoutMethod });
  if (event === 'refuse' || event === 'fail') await returnWithdrawal(tx, { withdrawalId, memberId, amount, at });
  return moved;
}

export function publishWithdrawalChanged(platform: Platform, memberId: number, at: Date): void {
  platform.live.publish([`member:${memberId}`], { topic: 'wallet', version: at.getTime() });
  platform.live.publish(['platform'], { topic: 'withdrawals', version: at.getTime() });
}

/**
 * During this time after the approval, only Alipay decides whether a payout succeeded. Afterwards operators may also
 * decide.
 */
const undecidedMs = 24 * 3_600_000;

/**
 * Whether operators may report the result of the payout. Always true for a bank card, because operators transfer that
 * money.
 */
export const canEndManually = (
  { payout_method: payoutMethod, approved_at: approvedAt }: WithdrawalRow,
  now: Date,
): boolean => payoutMethod === 'bank' || (approvedAt !== null && now.getTime() - approvedAt.getTime() > undecidedMs);

/** Returns the events that an operator may trigger now. A large withdrawal needs the approval of a second operator. */
export function allowedWithdrawalEvents(
  withdrawal: WithdrawalRow,
  {
    approvedBy,
    staffId,
    now,
  }: { readonly approvedBy: readonly number[]; readonly staffId: number; readonly now: Date },
): WithdrawalEvent[] {
  return withdrawalEvents.filter((event) => {
    if (!applyEvent(withdrawalWorkflow, withdrawal, event, 'platform').ok) return false;
    if (event === 'approve')
      return !approvedBy.includes(staffId) && approvedBy.length < approvalsRequired(withdrawal.amount);
    return event === 'refuse' || canEndManually(withdrawal, now);
  });
}
