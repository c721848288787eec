import { applyEvent } from '@chifan/domain';
import { type WithdrawalActor, type WithdrawalEvent, withdrawalWorkflow } from '@chifan/domain/affiliate';
import type { Tx } from '../../../platform/database/database.ts';
import { type Answer, refused } from '../../../platform/http/answers.ts';
import type { Platform } from '../../../platform/module.ts';
import { payWithdrawal, returnWithdrawal } from '../../wallet/index.ts';
import { type WithdrawalChanges, type WithdrawalRow, writeWithdrawalMove } from './withdrawal.store.ts';

export type WithdrawalTransitionContext = {
  readonly tx: Tx;
  readonly after: (effect: () => void) => void;
  readonly now: Date;
  readonly actor: WithdrawalActor;
  /** Null unless somebody of the platform does it. */
  readonly staffId: number | null;
};

/** What is written beside the state; `paidBy` says from where the money went. */
export type WithdrawalDetails = WithdrawalChanges & {
  readonly note?: string | null;
  readonly paidBy?: 'alipay' | 'bank';
};

/**
 * The one way a withdrawal changes its state: asks the table, writes state and history together, and moves the held sum
 * where the event sends it. The row is locked. Once the commit stands its member's screens and the platform's are told.
 */
export async function transitionWithdrawal(
  platform: Platform,
  transition: WithdrawalTransitionContext,
  withdrawal: WithdrawalRow,
  event: Exclude<WithdrawalEvent, 'apply'>,
  { note = null, paidBy, ...changes }: WithdrawalDetails = {},
): Promise<Answer<WithdrawalRow>> {
  const { tx, now: at, actor, staffId } = transition;
  const move = applyEvent(withdrawalWorkflow, withdrawal, event, actor);
  if (!move.ok) return refused(move.reason, { state: withdrawal.state, event });
  const times = event === 'approve' ? { approved_at: at } : { ended_at: at };
  const entry = { event, actor, staffId, note, at };
  const moved = await writeWithdrawalMove(tx, withdrawal, move.value.state, { ...changes, ...times }, entry);
  const { id: withdrawalId, member_id: memberId, amount } = moved;
  if (event === 'pay') await payWithdrawal(tx, { withdrawalId, memberId, amount, at, by: paidBy ?? moved.channel });
  if (event === 'refuse' || event === 'fail') await returnWithdrawal(tx, { withdrawalId, memberId, amount, at });
  transition.after(() => tellOfWithdrawal(platform, memberId, at));
  return { ok: true, value: moved };
}

/** What a member's wallet shows has changed, and what waits for the platform. */
export function tellOfWithdrawal(platform: Platform, memberId: number, at: Date): void {
  platform.live.tell([`member:${memberId}`], { topic: 'wallet', version: at.getTime() });
  platform.live.tell(['platform'], { topic: 'withdrawals', version: at.getTime() });
}
