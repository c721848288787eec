import { sql } from 'kysely';
import type { Executor } from '../../platform/database/database.ts';
import type { PersonalData } from '../../platform/member-privacy.ts';

export type OwnPicture = { readonly id: string; readonly purpose: string; readonly createdAt: Date };

/** Returns the pictures of a member, newest first. An export without room for all pictures omits the oldest. */
export async function picturesOf(executor: Executor, memberId: number, most: number): Promise<OwnPicture[]> {
  const { rows } = await sql<OwnPicture>`
    SELECT id, purpose, created_at AS "createdAt" FROM stored_file WHERE uploaded_by = ${`member:${memberId}`}
    ORDER BY created_at DESC, id LIMIT ${most}`.execute(executor);
  return rows;
}

/** Unused pictures of a deleted member are deleted by the daily job, like all unused pictures. */
export const uploadData: PersonalData = {
  exportData: async (executor, memberId) => {
    const { rows } = await sql`
      SELECT id AS file, purpose, width, height, created_at AS "createdAt" FROM stored_file
      WHERE uploaded_by = ${`member:${memberId}`} ORDER BY created_at, id`.execute(executor);
    return { pictures: rows };
  },
};
