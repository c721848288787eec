import type { walletCalls } from '@chifan/contract/wallet';
import type { z } from 'zod';
import type { Executor } from '../../../platform/database/database.ts';
import type { Answer } from '../../../platform/http/answers.ts';
import { entriesBetween } from './ledger.store.ts';
import { ledgerRowOf } from './read-ledger.ts';

type Statement = z.input<(typeof walletCalls)['statement']['output']>;

/** A month of a member's balance by Shanghai's calendar: before + in − out = after. */
export async function showStatement(executor: Executor, memberId: number, month: string): Promise<Answer<Statement>> {
  const account = { kind: 'member_balance', ownerId: String(memberId) };
  const { before, rows } = await entriesBetween(executor, account, monthInShanghai(month));
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
