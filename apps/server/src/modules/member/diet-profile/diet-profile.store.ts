import type { DietProfile } from '@chifan/contract/member/views';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';

/** @returns null if the member has never saved a diet profile. */
export async function dietProfileOf(executor: Executor, memberId: number): Promise<DietProfile | null> {
  const { rows } = await sql<{ profile: DietProfile | null }>`
    SELECT diet_profile AS profile FROM member WHERE id = ${memberId}`.execute(executor);
  return rows[0]?.profile ?? null;
}

export async function writeDietProfile(executor: Executor, memberId: number, profile: DietProfile): Promise<void> {
  await sql`UPDATE member SET diet_profile = ${JSON.stringify(profile)}::jsonb WHERE id = ${memberId}`.execute(
    executor,
  );
}
