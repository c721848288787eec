import type { affiliateStaffCalls } from '@chifan/contract/affiliate/staff-calls';
import type { StaffWithdrawal } from '@chifan/contract/affiliate/views';
import { applyEvent } from '@chifan/domain';
import {
  approvalsRequired,
  type WithdrawalActor,
  type WithdrawalRefusal,
  withdrawalWorkflow,
} from '@chifan/domain/affiliate';
import type { z } from 'zod';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { StaffContext } from '../../../platform/http/handlers.ts';
import { catchRefusal, RollbackWithRefusal } from '../../../platform/http/rollback-with-refusal.ts';
import type { Platform } from '../../../platform/module.ts';
import type { TransitionContext } from '../../../platform/workflow/transition-context.ts';
import { endPayout, type Gateways, requeryPayout, sendPayout } from '../../payment/index.ts';
import { withdrawalById } from './read-withdrawals.store.ts';
import { showStaffWithdrawal } from './show-staff-withdrawals.ts';
import {
  canEndManually,
  publishWithdrawalChanged,
  transitionWithdrawal,
  type WithdrawalDetails,
} from './transition-withdrawal.ts';
import { approvalCount, insertApproval, lockWithdrawal, type WithdrawalRow } from './withdrawal.store.ts';

/**
 * Records an operator's approval. The last required approval changes the state, and starts the payout if the member
 * chose Alipay.
 */
export const approveWithdrawal = (
  platform: Platform,
  { withdrawalId }: { readonly withdrawalId: number },
  context: StaffContext,
) =>
  onWithdrawal(platform, withdrawalId, context, async (transition, withdrawal) => {
    const { tx, now: at, actorId: staffId } = transition;
    const allowed = applyEvent(withdrawalWorkflow, withdrawal, 'approve', 'platform');
    if (!allowed.ok) return refused(allowed.reason, { state: withdrawal.state, event: 'approve' });
    const isNew = await insertApproval(tx, { withdrawalId, staffId, at });
    if (!isNew) return refused('second_operator_needed');
    if ((await approvalCount(tx, withdrawalId)) < approvalsRequired(withdrawal.amount)) {
      transition.after(() => publishWithdrawalChanged(platform, withdrawal.member_id, at));
      return { ok: true, value: withdrawal };
    }
    const moved = await transitionWithdrawal(platform, transition, withdrawal, 'approve');
    if (moved.ok && moved.value.payout_method === 'alipay') await sendThroughAlipay(platform, transition, moved.value);
    return moved;
  });

async function sendThroughAlipay(
  platform: Platform,
  { tx, after, now: at }: TransitionContext<WithdrawalActor>,
  { payout_number: number, amount, account, real_name: name, number: title }: WithdrawalRow,
): Promise<void> {
  await sendPayout(tx, { method: 'alipay', number, amount, account, name, title: `Chifan ${title}`, at });
  after(platform.wakeJobs);
}

export const refuseWithdrawal = (platform: Platform, { withdrawalId, refusal, note }: Refusal, context: StaffContext) =>
  onWithdrawal(platform, withdrawalId, context, (transition, withdrawal) =>
    transitionWithdrawal(platform, transition, withdrawal, 'refuse', {
      reason: refusal,
      note: note === '' ? null : note,
    }),
  );

type Refusal = { readonly withdrawalId: number; readonly refusal: WithdrawalRefusal; readonly note: string };

/**
 * Runs an operator's action while the withdrawal is locked. If the action is refused, the transaction is rolled back.
 */
async function onWithdrawal(
  platform: Platform,
  withdrawalId: number,
  { caller, now, language }: StaffContext,
  work: (
    transition: TransitionContext<WithdrawalActor> & { readonly actorId: number },
    row: WithdrawalRow,
  ) => Promise<Answer<WithdrawalRow>>,
): Promise<Answer<StaffWithdrawal>> {
  const moved = await catchRefusal(() =>
    platform.database.transact(async (tx, after): Promise<Answer<WithdrawalRow>> => {
      const withdrawal = await lockWithdrawal(tx, withdrawalId);
      if (!withdrawal) return refused('withdrawal_not_found');
      const answer = await work({ tx, after, now, actor: 'platform', actorId: caller.id }, withdrawal);
      if (!answer.ok) throw new RollbackWithRefusal(answer);
      return answer;
    }),
  );
  if (!moved.ok) return moved;
  const reader = { staffId: caller.id, now, language };
  return { ok: true, value: await showStaffWithdrawal(platform.database.read, moved.value, reader) };
}

type Input = z.output<(typeof affiliateStaffCalls)['settleWithdrawal']['input']>;

/**
 * Lets an operator report the result of a payout to a bank card, or of an Alipay payout without a result for more than
 * a day. The server queries Alipay first. Without a response the operator cannot report a result, because Alipay may
 * have sent the money.
 */
export async function settleWithdrawal(
  platform: Platform,
  gateways: Gateways,
  input: Input,
  context: StaffContext,
): Promise<Answer<StaffWithdrawal>> {
  const withdrawal = await withdrawalById(platform.database.read, input.withdrawalId);
  if (!withdrawal) return refused('withdrawal_not_found');
  const asked =
    withdrawal.payout_method === 'alipay' && canEndManually(withdrawal, context.now)
      ? await requeryPayout(platform, gateways, withdrawal.payout_number)
      : null;
  const isUndecided = asked === 'under_way' && input.outcome === 'failed';
  if (asked === 'ended' || asked === 'silent' || isUndecided) return refused('gateway_busy');
  return onWithdrawal(platform, input.withdrawalId, context, async (transition, locked) => {
    if (locked.state === 'approved' && !canEndManually(locked, transition.now)) return refused('gateway_busy');
    // If Alipay does not know a payout that the operator reports as paid, the operator paid in another way.
    const isByGateway = asked === 'under_way';
    const said = { number: locked.payout_number, isByGateway, at: transition.now };
    const isEnded = locked.payout_method === 'bank' || (await endPayout(transition.tx, said));
    if (locked.state === 'approved' && !isEnded) return refused('gateway_busy');
    const paidBy = locked.payout_method === 'bank' ? 'bank' : isByGateway ? 'alipay' : 'otherwise';
    const { event, ...details } = endOf(input);
    return transitionWithdrawal(platform, transition, locked, event, { ...details, paidBy });
  });
}

const endOf = ({ outcome, reference }: Input): WithdrawalDetails & { readonly event: 'pay' | 'fail' } =>
  outcome === 'paid'
    ? { event: 'pay', reference, note: reference }
    : { event: 'fail', reference, note: reference, reason: 'transfer_failed' };
