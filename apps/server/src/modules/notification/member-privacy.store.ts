import { sql } from 'kysely';
import type { PersonalData } from '../../platform/member-privacy.ts';

export const notificationData: PersonalData = {
  exportData: async (executor, memberId) => {
    const notices = await sql`
      SELECT news, facts, read_at AS "readAt", created_at AS "createdAt" FROM notice
      WHERE member_id = ${memberId} ORDER BY id`.execute(executor);
    const choices = await sql`
      SELECT kind, channel, is_on AS "isOn" FROM notice_choice WHERE member_id = ${memberId}`.execute(executor);
    const quietHours = await sql`
      SELECT from_minute AS "fromMinute", until_minute AS "untilMinute" FROM quiet_hours
      WHERE member_id = ${memberId}`.execute(executor);
    return { notices: notices.rows, noticeChoices: choices.rows, quietHours: quietHours.rows };
  },
  deleteData: async (tx, memberId) => {
    await sql`DELETE FROM notice WHERE member_id = ${memberId}`.execute(tx);
    await sql`DELETE FROM notice_choice WHERE member_id = ${memberId}`.execute(tx);
    await sql`DELETE FROM quiet_hours WHERE member_id = ${memberId}`.execute(tx);
    await sql`DELETE FROM push_subscription WHERE member_id = ${memberId}`.execute(tx);
  },
};
