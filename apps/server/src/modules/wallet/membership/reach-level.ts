import { levelRules, type MemberLevel } from '@chifan/domain/member';
import type { Tx } from '../../../platform/database/database.ts';
import { writeReachedLevels } from './membership.store.ts';
import { levelWindowStart, spendingForLevel } from './show-membership.ts';

/**
 * Returns the level that a member has reached for the first time within twelve months (rule member-20), otherwise null.
 * Returns each level once, so the caller must notify the member in the same transaction.
 */
export async function reachLevel(tx: Tx, memberId: number, now: Date): Promise<MemberLevel | null> {
  const spent = await spendingForLevel(tx, memberId, now);
  // Excludes the lowest level, which all members have from the start.
  const held = levelRules.slice(1).flatMap(({ level, from }) => (from <= spent ? [level] : []));
  const highest = held.at(-1);
  if (highest === undefined) return null;
  const fresh = await writeReachedLevels(tx, memberId, held, { since: levelWindowStart(now), now });
  return fresh.includes(highest) ? highest : null;
}
