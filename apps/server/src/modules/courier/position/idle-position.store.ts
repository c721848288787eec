import type { Position } from '@chifan/domain/address';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';

/** Stores the position only if the courier is on duty. */
export async function saveIdlePosition(
  executor: Executor,
  courierId: number,
  { lat, lng, at }: Position & { readonly at: Date },
): Promise<void> {
  await sql`INSERT INTO free_courier_position (courier_id, lat, lng, reported_at)
    SELECT id, ${lat}, ${lng}, ${at} FROM staff WHERE id = ${courierId} AND is_on_duty
    ON CONFLICT (courier_id) DO UPDATE SET lat = excluded.lat, lng = excluded.lng, reported_at = excluded.reported_at`.execute(
    executor,
  );
}

export async function deleteIdlePosition(executor: Executor, courierId: number): Promise<void> {
  await sql`DELETE FROM free_courier_position WHERE courier_id = ${courierId}`.execute(executor);
}

export async function deleteIdlePositions(executor: Executor, before: Date): Promise<void> {
  await sql`DELETE FROM free_courier_position WHERE reported_at < ${before}`.execute(executor);
}
