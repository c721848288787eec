import type { walletCalls } from '@chifan/contract/wallet/calls';
import { type Fen, fen } from '@chifan/domain';
import { levelMonths, levelOf, levelRules, type MemberLevel } from '@chifan/domain/member';
import type { z } from 'zod';
import type { Executor } from '../../../platform/database/database.ts';
import type { Answer } from '../../../platform/http/call-result.ts';
import { spentSince } from './membership.store.ts';

type Membership = z.input<(typeof walletCalls)['membership']['output']>;

export async function showMembership(executor: Executor, memberId: number, now: Date): Promise<Answer<Membership>> {
  const spent = await spendingForLevel(executor, memberId, now);
  const next = levelRules.find(({ from }) => from > spent);
  return {
    ok: true,
    value: {
      level: levelOf(spent),
      spent,
      next: next ? { level: next.level, missing: next.from - spent } : null,
      levels: [...levelRules],
    },
  };
}

export const memberLevel = async (executor: Executor, memberId: number, now: Date): Promise<MemberLevel> =>
  levelOf(await spendingForLevel(executor, memberId, now));

/** Returns the fen that a member paid for orders completed within the last `levelMonths` months, less refunds. */
export const spendingForLevel = async (executor: Executor, memberId: number, now: Date): Promise<Fen> =>
  fen(await spentSince(executor, memberId, levelWindowStart(now)));

export function levelWindowStart(now: Date): Date {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - levelMonths);
  return since;
}
