import { sql } from 'kysely';
import type { PersonalData } from '../../platform/member-privacy.ts';
import { deleteTranslations } from '../../platform/translation/translation.store.ts';

export const helpData: PersonalData = {
  exportData: async (executor, memberId) => {
    const { rows } = await sql`
      SELECT r.topic, r.symptoms, r.order_number AS "orderNumber", r.state, r.created_at AS "createdAt",
        (SELECT jsonb_agg(jsonb_build_object('isOfPlatform', m.is_of_platform, 'sentences', m.replies, 'text', m.text, 'photos', m.photos,
            'at', m.created_at) ORDER BY m.id) FROM help_message m WHERE m.help_request_id = r.id) AS messages
      FROM help_request r WHERE r.member_id = ${memberId} ORDER BY r.id`.execute(executor);
    return { helpRequests: rows };
  },
  /**
   * Deletes the texts and pictures of a member's help requests. The requests and the fact that they were answered stay.
   */
  deleteData: async (tx, memberId) => {
    await deleteTranslations(
      tx,
      sql`SELECT m.text FROM help_message m JOIN help_request r ON r.id = m.help_request_id
        WHERE r.member_id = ${memberId} AND NOT m.is_of_platform`,
    );
    await sql`UPDATE help_message SET text = '', replies = '{}', photos = '{}' FROM help_request r
      WHERE r.id = help_request_id AND r.member_id = ${memberId} AND NOT is_of_platform`.execute(tx);
    await sql`UPDATE help_request SET member_id = NULL, email = NULL, guest_name = '',
        symptoms = CASE WHEN symptoms IS NULL THEN NULL ELSE '{}'::text[] END WHERE member_id = ${memberId}`.execute(
      tx,
    );
  },
};
