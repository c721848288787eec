import type { affiliateStaffCalls } from '@chifan/contract/affiliate/staff-calls';
import type { StaffWithdrawal } from '@chifan/contract/affiliate/views';
import type { Language } from '@chifan/domain';
import { approvalsRequired, maskPayeeAccount } from '@chifan/domain/affiliate';
import type { z } from 'zod';
import type { Executor } from '../../../platform/database/database.ts';
import type { Answer } from '../../../platform/http/call-result.ts';
import { pageWindow } from '../../../platform/http/page-window.ts';
import { type PayoutRow, payoutsByNumber } from '../../payment/index.ts';
import { affiliateBalancesOf } from '../../wallet/index.ts';
import {
  type Approval,
  approvalsOfWithdrawals,
  countOpenWithdrawals,
  type HistoryLine,
  historyOfWithdrawals,
  type Payee,
  payeesOf,
  withdrawalsOfPlatform,
} from './read-withdrawals.store.ts';
import { showWithdrawals } from './show-withdrawals.ts';
import { allowedWithdrawalEvents } from './transition-withdrawal.ts';
import type { WithdrawalRow } from './withdrawal.store.ts';

type Asked = z.output<(typeof affiliateStaffCalls)['platformWithdrawals']['input']>;
type Listed = z.input<(typeof affiliateStaffCalls)['platformWithdrawals']['output']>;

export type Reader = { readonly staffId: number; readonly now: Date; readonly language: Language };

export async function listStaffWithdrawals(
  executor: Executor,
  { view, number, ...page }: Asked,
  reader: Reader,
): Promise<Answer<Listed>> {
  const window = pageWindow(page);
  const { rows, total } = await withdrawalsOfPlatform(executor, { view, number }, window);
  const records = await showStaffWithdrawals(executor, rows, reader);
  return { ok: true, value: { records, total, pageNo: page.pageNo, pageSize: window.limit } };
}

/** Returns the number of unfinished withdrawals, for a badge on every screen of the platform. */
export const countWaitingWithdrawals = async (
  executor: Executor,
): Promise<Answer<z.input<(typeof affiliateStaffCalls)['waitingWithdrawals']['output']>>> => ({
  ok: true,
  value: { waiting: await countOpenWithdrawals(executor) },
});

export async function showStaffWithdrawal(
  executor: Executor,
  row: WithdrawalRow,
  reader: Reader,
): Promise<StaffWithdrawal> {
  const [shown] = await showStaffWithdrawals(executor, [row], reader);
  if (!shown) throw new Error(`there is no withdrawal ${row.id}`);
  return shown;
}

async function showStaffWithdrawals(
  executor: Executor,
  rows: readonly WithdrawalRow[],
  reader: Reader,
): Promise<StaffWithdrawal[]> {
  const ids = rows.map(({ id }) => id);
  const memberIds = [...new Set(rows.map(({ member_id }) => member_id))];
  const [shown, history, approvals, payees, balances, payouts] = await Promise.all([
    showWithdrawals(executor, rows, reader.language),
    historyOfWithdrawals(executor, ids),
    approvalsOfWithdrawals(executor, ids),
    payeesOf(executor, memberIds),
    affiliateBalancesOf(executor, memberIds),
    payoutsByNumber(
      executor,
      rows.map(({ payout_number }) => payout_number),
    ),
  ]);
  return rows.flatMap((row, at): StaffWithdrawal[] => {
    const withdrawal = shown[at];
    if (!withdrawal) return [];
    const around = { history, approvals, payees, payouts, balanceLeft: balances.get(row.member_id) ?? 0 };
    return [{ ...withdrawal, ...workOf(row, around, reader) }];
  });
}

type Around = {
  readonly history: readonly HistoryLine[];
  readonly approvals: readonly Approval[];
  readonly payees: readonly Payee[];
  readonly payouts: readonly PayoutRow[];
  readonly balanceLeft: number;
};

function workOf(row: WithdrawalRow, { history, approvals, payees, payouts, balanceLeft }: Around, reader: Reader) {
  const own = approvals.filter(({ withdrawalId }) => withdrawalId === row.id);
  const payee = payees.find(({ memberId }) => memberId === row.member_id);
  const payout = payouts.find(({ number }) => number === row.payout_number);
  const approvedBy = own.map(({ staffId }) => staffId);
  return {
    payoutNumber: row.payout_number,
    memberId: row.member_id,
    memberName: payee?.name ?? '',
    note: history.find(({ withdrawalId, event }) => withdrawalId === row.id && event === 'refuse')?.note ?? null,
    fullAccount: row.ended_at === null ? row.account : maskPayeeAccount(row.account),
    balanceLeft,
    invited: payee?.invited ?? 0,
    approvals: own.map(({ name, at }) => ({ name, at: at.toISOString() })),
    approvalsNeeded: approvalsRequired(row.amount),
    payoutDetail: row.reference ?? payout?.detail ?? null,
    allowedEvents: allowedWithdrawalEvents(row, { approvedBy, staffId: reader.staffId, now: reader.now }),
  };
}
