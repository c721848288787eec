import { levelRules, type MemberLevel } from '@chifan/domain/member';
import type { Tx } from '../../../platform/database/database.ts';
import { writeHeldLevels } from './membership.store.ts';
import { countedSince, countedSpending } from './show-membership.ts';

/**
 * The level that a member has now and had at no time within the months that count (rule member-20); null where it is no
 * news. Answers it once: who asks must tell it in the same transaction.
 */
export async function reachLevel(tx: Tx, memberId: number, now: Date): Promise<MemberLevel | null> {
  const spent = await countedSpending(tx, memberId, now);
  // The lowest is everybody's from the start.
  const held = levelRules.slice(1).flatMap(({ level, from }) => (from <= spent ? [level] : []));
  const highest = held.at(-1);
  if (highest === undefined) return null;
  const fresh = await writeHeldLevels(tx, memberId, held, { since: countedSince(now), now });
  return fresh.includes(highest) ? highest : null;
}
