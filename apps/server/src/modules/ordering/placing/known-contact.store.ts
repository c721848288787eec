import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';

export type KnownContact = {
  readonly contactName: string;
  readonly contactPhone: string;
  readonly secondContact: string | null;
};

const nothingKnown: KnownContact = { contactName: '', contactPhone: '', secondContact: null };

/**
 * Reads the contact from the member's newest order with a name, otherwise from the default address, otherwise from the
 * account.
 */
export async function readKnownContact(executor: Executor, memberId: number): Promise<KnownContact> {
  const { rows } = await sql<KnownContact>`
    SELECT "contactName", "contactPhone", "secondContact" FROM (
      (SELECT 1 AS rank, contact_name AS "contactName", contact_phone AS "contactPhone", second_contact AS "secondContact"
        FROM customer_order WHERE member_id = ${memberId} AND contact_name <> '' AND set_meal_id IS NULL
        ORDER BY id DESC LIMIT 1)
      UNION ALL
      (SELECT 2, contact, phone, second_contact FROM member_address WHERE member_id = ${memberId}
        ORDER BY is_default DESC, id DESC LIMIT 1)
      UNION ALL
      SELECT 3, name, CASE WHEN mobile ~ '^1[0-9]{10}$' THEN mobile ELSE '' END, NULL FROM member WHERE id = ${memberId}
    ) known ORDER BY rank LIMIT 1`.execute(executor);
  return rows[0] ?? nothingKnown;
}
