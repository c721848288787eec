import { sql } from 'kysely';
import type { PersonalData } from '../../platform/member-privacy.ts';

export const addressData: PersonalData = {
  exportData: async (executor, memberId) => {
    const { rows } = await sql`
      SELECT contact, gender, phone, second_contact AS "secondContact", city, address, address_zh AS "addressZh",
        door_number AS "doorNumber", tag, lat AS latitude, lng AS longitude, is_default AS "isDefault",
        created_at AS "createdAt"
      FROM member_address WHERE member_id = ${memberId} ORDER BY id`.execute(executor);
    return { addresses: rows };
  },
  deleteData: async (tx, memberId) => {
    await sql`DELETE FROM member_address WHERE member_id = ${memberId}`.execute(tx);
  },
};
