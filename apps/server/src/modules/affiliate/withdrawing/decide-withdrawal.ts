import type { StaffWithdrawal } from '@chifan/contract/affiliate';
import { applyEvent } from '@chifan/domain';
import type { WithdrawalActor } from '@chifan/domain/affiliate';
import { approvalsFor, type WithdrawalRefusal, withdrawalWorkflow } from '@chifan/domain/affiliate';
import { type Answer, refused } from '../../../platform/http/answers.ts';
import type { StaffContext } from '../../../platform/http/handlers.ts';
import { answerOf, RolledBack } from '../../../platform/http/rolled-back.ts';
import type { Platform } from '../../../platform/module.ts';
import type { TransitionContext } from '../../../platform/workflow/transition-context.ts';
import { sendPayout } from '../../payment/index.ts';
import { showStaffWithdrawal } from './show-work-withdrawals.ts';
import { tellOfWithdrawal, transitionWithdrawal } from './transition-withdrawal.ts';
import { approvalCount, insertApproval, lockWithdrawal, type WithdrawalRow } from './withdrawal.store.ts';

/** An operator approves. The last approval that is needed moves it, and what can be sent by itself is sent. */
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
    if ((await approvalCount(tx, withdrawalId)) < approvalsFor(withdrawal.amount)) {
      transition.after(() => tellOfWithdrawal(platform, withdrawal.member_id, at));
      return { ok: true, value: withdrawal };
    }
    const moved = await transitionWithdrawal(platform, transition, withdrawal, 'approve');
    if (moved.ok && moved.value.channel === 'alipay') await sendThroughAlipay(platform, transition, moved.value);
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

/** Under the withdrawal's lock, by somebody of the platform; what is refused leaves nothing behind. */
export async function onWithdrawal(
  platform: Platform,
  withdrawalId: number,
  { caller, now, language }: StaffContext,
  work: (
    transition: TransitionContext<WithdrawalActor> & { readonly actorId: number },
    row: WithdrawalRow,
  ) => Promise<Answer<WithdrawalRow>>,
): Promise<Answer<StaffWithdrawal>> {
  const moved = await answerOf(() =>
    platform.database.transact(async (tx, after): Promise<Answer<WithdrawalRow>> => {
      const withdrawal = await lockWithdrawal(tx, withdrawalId);
      if (!withdrawal) return refused('withdrawal_not_found');
      const answer = await work({ tx, after, now, actor: 'platform', actorId: caller.id }, withdrawal);
      if (!answer.ok) throw new RolledBack(answer);
      return answer;
    }),
  );
  if (!moved.ok) return moved;
  const reader = { staffId: caller.id, now, language };
  return { ok: true, value: await showStaffWithdrawal(platform.database.read, moved.value, reader) };
}
