import type { Language } from '@chifan/domain';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';

export async function languageOfMember(executor: Executor, memberId: number): Promise<Language | undefined> {
  const { rows } = await sql<{ language: Language }>`SELECT language FROM member WHERE id = ${memberId}`.execute(
    executor,
  );
  return rows[0]?.language;
}
