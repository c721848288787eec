import { applyEvent } from '@chifan/domain';
import { approvalsFor, type WithdrawalEvent, withdrawalEvents, withdrawalWorkflow } from '@chifan/domain/affiliate';
import type { WithdrawalRow } from './withdrawal.store.ts';

/** For so long only Alipay decides; afterwards people may. */
const undecidedMs = 24 * 3_600_000;

/** Whether people say how it ended: always of a bank card, which they pay themselves. */
export const mayEndByHand = ({ channel, approved_at: approvedAt }: WithdrawalRow, now: Date): boolean =>
  channel === 'bank' || (approvedAt !== null && now.getTime() - approvedAt.getTime() > undecidedMs);

/** What this operator may do with it now: who has approved a large one already waits for somebody else. */
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
      return !approvedBy.includes(staffId) && approvedBy.length < approvalsFor(withdrawal.amount);
    return event === 'refuse' || mayEndByHand(withdrawal, now);
  });
}
