import { sql } from 'kysely';
import type { PersonalData } from '../../../platform/member-privacy.ts';

export const favouriteData: PersonalData = {
  exportData: async (executor, memberId) => {
    const { rows } = await sql`
      SELECT shop_id AS "shopId", shop.name_zh AS "shopName", favourite.created_at AS "createdAt"
      FROM favourite JOIN shop ON shop.id = shop_id WHERE member_id = ${memberId} ORDER BY shop_id`.execute(executor);
    return { favourites: rows };
  },
  deleteData: async (tx, memberId) => {
    await sql`DELETE FROM favourite WHERE member_id = ${memberId}`.execute(tx);
  },
};
