import type { Position } from '@chifan/domain/address';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/database.ts';

export type CourierPosition = Position & { readonly reportedAt: Date };

export async function writeCourierPosition(executor: Executor, courierId: number, at: CourierPosition): Promise<void> {
  await sql`INSERT INTO courier_position (courier_id, lat, lng, reported_at)
    VALUES (${courierId}, ${at.lat}, ${at.lng}, ${at.reportedAt})
    ON CONFLICT (courier_id) DO UPDATE SET lat = excluded.lat, lng = excluded.lng, reported_at = excluded.reported_at`.execute(
    executor,
  );
}

/**
 * Deletes the position of a courier who has no more food. While the courier has food, the guests of the courier's other
 * orders still see the position.
 */
export async function deletePositionIfIdle(tx: Tx, courierId: number): Promise<void> {
  await sql`DELETE FROM courier_position WHERE courier_id = ${courierId} AND NOT EXISTS (SELECT FROM customer_order
    WHERE courier_id = ${courierId} AND type = 'delivery' AND is_open
      AND COALESCE(state_before_after_sale, state) = 'to_be_delivered')`.execute(tx);
}

export async function deleteCourierPositions(executor: Executor, before: Date): Promise<void> {
  await sql`DELETE FROM courier_position WHERE reported_at < ${before}`.execute(executor);
}
