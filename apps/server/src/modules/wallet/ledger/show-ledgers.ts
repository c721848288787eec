import type { walletCalls } from '@chifan/contract/wallet/calls';
import type { LedgerRow } from '@chifan/contract/wallet/views';
import type { z } from 'zod';
import type { Executor } from '../../../platform/database/database.ts';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import { pageWindow } from '../../../platform/http/page-window.ts';
import { balanceOf } from '../balance.ts';
import { balanceOfAccount } from '../posting.store.ts';
import { archivedUntil, type Direction, entriesBetween, entriesOfAccount, type LedgerLine } from './ledger.store.ts';

type Asked = LedgerPage & { readonly direction: Direction };
type Out<Name extends keyof typeof walletCalls> = z.input<(typeof walletCalls)[Name]['output']>;

export async function showBalance(executor: Executor, memberId: number, asked: Asked): Promise<Answer<Out<'balance'>>> {
  const ownerId = String(memberId);
  return {
    ok: true,
    value: {
      balance: await balanceOf(executor, memberId),
      pending: await balanceOfAccount(executor, 'member_rebate_pending', ownerId),
      entries: await readLedger(executor, { kind: 'member_balance', ownerId }, asked),
    },
  };
}

export async function showPoints(executor: Executor, memberId: number, asked: Asked): Promise<Answer<Out<'points'>>> {
  const ownerId = String(memberId);
  return {
    ok: true,
    value: {
      points: await balanceOfAccount(executor, 'member_points', ownerId),
      pending: await balanceOfAccount(executor, 'member_points_pending', ownerId),
      entries: await readLedger(executor, { kind: 'member_points', ownerId }, asked),
    },
  };
}

type LedgerPage = { readonly pageNo: number; readonly pageSize: number };

export async function readLedger(
  executor: Executor,
  account: { kind: string; ownerId: string },
  { direction, ...page }: LedgerPage & { direction: Direction },
) {
  const window = pageWindow(page);
  const [{ rows, total }, until] = await Promise.all([
    entriesOfAccount(executor, account, { direction, window }),
    archivedUntil(executor, account),
  ]);
  // A list of only incoming or only outgoing entries omits `after`, because the balance also changes by entries that
  // the list does not contain.
  const records = rows.map((row) => ledgerRowOf(row, direction === 'all'));
  return { records, total, pageNo: page.pageNo, pageSize: window.limit, archivedUntil: until?.toISOString() ?? null };
}

const ledgerRowOf = ({ at, after, ...row }: LedgerLine, withAfter: boolean): LedgerRow => ({
  ...row,
  ...(withAfter ? { after } : {}),
  at: at.toISOString(),
});

type Statement = z.input<(typeof walletCalls)['statement']['output']>;

/** Returns the statement of a member's balance for a month in Shanghai's time zone: before + in − out = after. */
export async function showMonthlyStatement(
  executor: Executor,
  memberId: number,
  month: string,
): Promise<Answer<Statement>> {
  const account = { kind: 'member_balance', ownerId: String(memberId) };
  const asked = monthInShanghai(month);
  const until = await archivedUntil(executor, account);
  if (until !== null && until >= asked.from) return refused('month_archived');
  const { before, rows } = await entriesBetween(executor, account, asked);
  const came = sumOf(rows.filter(({ amount }) => amount > 0));
  const went = -sumOf(rows.filter(({ amount }) => amount < 0)) + 0;
  return {
    ok: true,
    value: {
      before,
      in: came,
      out: went,
      after: before + came - went,
      entries: rows.map((row) => ledgerRowOf(row, true)),
    },
  };
}

const sumOf = (rows: readonly { amount: number }[]): number => rows.reduce((sum, { amount }) => sum + amount, 0);

function monthInShanghai(month: string): { from: Date; until: Date } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  return { from: startOf(month), until: startOf(next) };
}

const startOf = (month: string): Date => new Date(`${month}-01T00:00:00+08:00`);
