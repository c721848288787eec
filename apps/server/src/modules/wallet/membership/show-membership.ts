import type { walletCalls } from '@chifan/contract/wallet';
import { levelOf, levelRules } from '@chifan/domain/member';
import type { z } from 'zod';
import type { Executor } from '../../../platform/database/database.ts';
import type { Answer } from '../../../platform/http/answers.ts';
import { countedSpending } from './member-level.ts';

type Membership = z.input<(typeof walletCalls)['membership']['output']>;

export async function showMembership(executor: Executor, memberId: number, now: Date): Promise<Answer<Membership>> {
  const spent = await countedSpending(executor, memberId, now);
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
