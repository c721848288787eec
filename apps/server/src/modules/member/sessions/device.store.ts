import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';

type SignIn = { readonly deviceHash: string; readonly id: number; readonly whose: 'member' | 'staff' };

export async function rememberDevice(executor: Executor, { deviceHash, id, whose }: SignIn, now: Date): Promise<void> {
  const insert =
    whose === 'member'
      ? sql`INSERT INTO member_device (device_hash, member_id, first_at, last_at)
          VALUES (${deviceHash}, ${id}, ${now}, ${now})
          ON CONFLICT (device_hash, member_id) DO UPDATE SET last_at = excluded.last_at`
      : sql`INSERT INTO staff_device (device_hash, staff_id, first_at, last_at)
          VALUES (${deviceHash}, ${id}, ${now}, ${now})
          ON CONFLICT (device_hash, staff_id) DO UPDATE SET last_at = excluded.last_at`;
  await insert.execute(executor);
}

export async function isDeviceOf(executor: Executor, { deviceHash, id, whose }: SignIn): Promise<boolean> {
  const found =
    whose === 'member'
      ? sql`SELECT FROM member_device WHERE device_hash = ${deviceHash} AND member_id = ${id}`
      : sql`SELECT FROM staff_device WHERE device_hash = ${deviceHash} AND staff_id = ${id}`;
  return (await found.execute(executor)).rows.length > 0;
}

type NamedSignIn = { readonly deviceHash: string; readonly name: string; readonly whose: 'member' | 'staff' };

export async function isDeviceOfName(executor: Executor, { deviceHash, name, whose }: NamedSignIn): Promise<boolean> {
  const found =
    whose === 'member'
      ? sql`SELECT FROM member_device JOIN member ON member.id = member_id
          WHERE device_hash = ${deviceHash} AND member.email = ${name}`
      : sql`SELECT FROM staff_device JOIN staff ON staff.id = staff_id
          WHERE device_hash = ${deviceHash} AND staff.login = ${name}`;
  return (await found.execute(executor)).rows.length > 0;
}
