import type { walletCalls } from '@chifan/contract/wallet';
import type { z } from 'zod';
import type { Executor } from '../../platform/database/database.ts';
import type { Answer } from '../../platform/http/answers.ts';
import { balanceOf } from './balance.ts';
import { entriesOfAccount } from './posting.store.ts';

type Statement = z.input<(typeof walletCalls)['balance']['output']>;

const mostAtOnce = 200;

/** Balance and ledger of a member; pageNo −1 is everything, up to 200 entries. */
export async function showBalance(
  executor: Executor,
  memberId: number,
  page: { pageNo: number; pageSize: number },
): Promise<Answer<Statement>> {
  const isAll = page.pageNo < 1;
  const limit = isAll ? mostAtOnce : page.pageSize;
  const offset = isAll ? 0 : (page.pageNo - 1) * page.pageSize;
  const { rows, total } = await entriesOfAccount(executor, 'member_balance', String(memberId), { offset, limit });
  const records = rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  return {
    ok: true,
    value: {
      balance: await balanceOf(executor, memberId),
      entries: { records, total, pageNo: page.pageNo, pageSize: limit },
    },
  };
}
