import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';

type SignIn = { readonly deviceHash: string; readonly memberId: number; readonly now: Date };

/** That a member has signed in on a device: once each, with the first and the last time. */
export async function rememberDevice(executor: Executor, { deviceHash, memberId, now }: SignIn): Promise<void> {
  await sql`INSERT INTO member_device (device_hash, member_id, first_at, last_at)
    VALUES (${deviceHash}, ${memberId}, ${now}, ${now})
    ON CONFLICT (device_hash, member_id) DO UPDATE SET last_at = excluded.last_at`.execute(executor);
}
