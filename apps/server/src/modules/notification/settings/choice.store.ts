import type {
  NotificationChannel,
  NotificationKind,
  NotificationPreference,
  QuietHours,
} from '@chifan/domain/notification';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';

export type NotificationSettings = {
  readonly email: string | null;
  readonly choices: readonly NotificationPreference[];
  readonly quietHours: QuietHours | null;
};

/** Columns with the notification settings of the member `m`. */
export const notificationSettingsColumns = sql`m.email,
  (SELECT coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'channel', channel, 'isOn', is_on)), '[]')
   FROM notice_choice WHERE member_id = m.id) AS choices,
  (SELECT jsonb_build_object('fromMinute', from_minute, 'untilMinute', until_minute,
     'letsOrdersThrough', lets_orders_through) FROM quiet_hours WHERE member_id = m.id) AS "quietHours"`;

export async function notificationSettingsOf(executor: Executor, memberId: number): Promise<NotificationSettings> {
  const { rows } = await sql<NotificationSettings>`
    SELECT ${notificationSettingsColumns} FROM member m WHERE m.id = ${memberId}`.execute(executor);
  return rows[0] ?? { email: null, choices: [], quietHours: null };
}

export async function writeChoice(
  executor: Executor,
  memberId: number,
  {
    kind,
    channel,
    isOn,
  }: { readonly kind: NotificationKind; readonly channel: NotificationChannel; readonly isOn: boolean },
): Promise<void> {
  await sql`INSERT INTO notice_choice (member_id, kind, channel, is_on)
    VALUES (${memberId}, ${kind}, ${channel}, ${isOn})
    ON CONFLICT (member_id, kind, channel) DO UPDATE SET is_on = excluded.is_on`.execute(executor);
}

export async function writeQuietHours(executor: Executor, memberId: number, quiet: QuietHours): Promise<void> {
  const { fromMinute, untilMinute, letsOrdersThrough } = quiet;
  await sql`INSERT INTO quiet_hours (member_id, from_minute, until_minute, lets_orders_through)
    VALUES (${memberId}, ${fromMinute}, ${untilMinute}, ${letsOrdersThrough})
    ON CONFLICT (member_id) DO UPDATE SET from_minute = excluded.from_minute, until_minute = excluded.until_minute,
      lets_orders_through = excluded.lets_orders_through`.execute(executor);
}

export const removeQuietHours = (executor: Executor, memberId: number) =>
  sql`DELETE FROM quiet_hours WHERE member_id = ${memberId}`.execute(executor);
