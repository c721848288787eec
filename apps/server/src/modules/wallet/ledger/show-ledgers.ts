import type { walletCalls } from '@chifan/contract/wallet';
import type { z } from 'zod';
import type { Executor } from '../../../platform/database/database.ts';
import type { Answer } from '../../../platform/http/answers.ts';
import { balanceOf } from '../balance.ts';
import { balanceOfAccount } from '../posting.store.ts';
import type { Direction } from './ledger.store.ts';
import { type LedgerPage, readLedger } from './read-ledger.ts';

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
