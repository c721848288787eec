import type { affiliateCalls } from '@chifan/contract/affiliate/calls';
import type { Withdrawal } from '@chifan/contract/affiliate/views';
import type { Language } from '@chifan/domain';
import { maskPayeeAccount } from '@chifan/domain/affiliate';
import { phrase } from '@chifan/phrases';
import type { z } from 'zod';
import type { Executor } from '../../../platform/database/database.ts';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { MemberContext } from '../../../platform/http/handlers.ts';
import { pageWindow } from '../../../platform/http/page-window.ts';
import { type HistoryLine, historyOfWithdrawals, withdrawalsOfMember } from './read-withdrawals.store.ts';
import type { WithdrawalRow } from './withdrawal.store.ts';

type Asked = z.output<(typeof affiliateCalls)['withdrawals']['input']>;
type Listed = z.input<(typeof affiliateCalls)['withdrawals']['output']>;
export async function listWithdrawals(
  executor: Executor,
  { withdrawalId, ...page }: Asked,
  { caller, language }: MemberContext,
): Promise<Answer<Listed>> {
  const window = pageWindow(page);
  const { rows, total } = await withdrawalsOfMember(executor, { memberId: caller.id, withdrawalId }, window);
  if (withdrawalId !== undefined && rows.length === 0) return refused('withdrawal_not_found');
  const records = await showWithdrawals(executor, rows, language);
  return { ok: true, value: { records, total, pageNo: page.pageNo, pageSize: window.limit } };
}

export async function showWithdrawals(
  executor: Executor,
  rows: readonly WithdrawalRow[],
  language: Language,
): Promise<Withdrawal[]> {
  const history = await historyOfWithdrawals(
    executor,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => withdrawalOf(row, history, language));
}

export async function showWithdrawal(executor: Executor, row: WithdrawalRow, language: Language): Promise<Withdrawal> {
  return withdrawalOf(row, await historyOfWithdrawals(executor, [row.id]), language);
}

function withdrawalOf(row: WithdrawalRow, history: readonly HistoryLine[], language: Language): Withdrawal {
  const { id, number, amount, payout_method: payoutMethod, state } = row;
  const own = history.filter(({ withdrawalId }) => withdrawalId === id);
  return {
    id,
    number,
    amount,
    payoutMethod,
    account: maskPayeeAccount(row.account),
    bankName: row.bank_name,
    realName: row.real_name,
    state,
    reason: reasonWords(row, language),
    createdAt: row.created_at.toISOString(),
    timeline: own.map(({ event, to, at }) => ({ event, to, at: at.toISOString() })),
  };
}

/** Translates the code of the reason for a refusal or a failed payout. */
const reasonWords = ({ state, reason }: WithdrawalRow, language: Language): string | null =>
  reason === null ? null : phrase(language, state === 'failed' ? `payout.${reason}` : `withdrawal.${reason}`);
