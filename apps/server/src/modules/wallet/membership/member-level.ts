import { type Fen, fen } from '@chifan/domain';
import { levelMonths, levelOf, type MemberLevel } from '@chifan/domain/member';
import type { Executor } from '../../../platform/database/database.ts';
import { spentSince } from './membership.store.ts';

export const memberLevel = async (executor: Executor, memberId: number, now: Date): Promise<MemberLevel> =>
  levelOf(await countedSpending(executor, memberId, now));

/** Fen paid for completed orders within the months that count, less refunds. */
export async function countedSpending(executor: Executor, memberId: number, now: Date): Promise<Fen> {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - levelMonths);
  return fen(await spentSince(executor, memberId, since));
}
