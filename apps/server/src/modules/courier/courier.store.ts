import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

export async function insertAssignment(tx: Tx, orderId: number, courierId: number, at: Date): Promise<void> {
  // The platform takes a delivery from its courier one floor below, where nobody knows of assignments.
  await assignmentGivenBack(tx, orderId, at);
  await sql`INSERT INTO courier_assignment (order_id, courier_id, taken_at) VALUES (${orderId}, ${courierId}, ${at})`.execute(
    tx,
  );
}

/** How many of a courier's jobs they or the platform gave back since then. */
export async function jobsGivenBack(tx: Tx, courierId: number, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM courier_assignment
    WHERE courier_id = ${courierId} AND given_back_at > ${since}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Of the platform, which takes a job from its courier: who, and why. */
export type Release = { readonly staffId: number; readonly reason: string | null };

export async function assignmentGivenBack(tx: Tx, orderId: number, at: Date, by: Release | null = null): Promise<void> {
  await sql`UPDATE courier_assignment
    SET given_back_at = ${at}, released_by = ${by?.staffId ?? null}, release_reason = ${by?.reason ?? null}
    WHERE order_id = ${orderId} AND given_back_at IS NULL`.execute(tx);
}

/** Whether the order was this courier's, and their newest job of it is given back. */
export async function hasGivenBack(tx: Tx, orderId: number, courierId: number): Promise<boolean> {
  const { rows } = await sql<{ isGivenBack: boolean }>`SELECT given_back_at IS NOT NULL AS "isGivenBack"
    FROM courier_assignment WHERE order_id = ${orderId} AND courier_id = ${courierId}
    ORDER BY id DESC LIMIT 1`.execute(tx);
  return rows[0]?.isGivenBack ?? false;
}

export async function assignmentFinished(tx: Tx, orderId: number, at: Date): Promise<void> {
  await sql`UPDATE courier_assignment SET finished_at = ${at}
    WHERE order_id = ${orderId} AND given_back_at IS NULL`.execute(tx);
}

/** Counts a wrong hand-over code under the order's lock. @returns how many this courier has told of it by now. */
export async function countWrongCode(tx: Tx, orderId: number, courierId: number): Promise<number> {
  const { rows } = await sql<{ tries: number }>`
    INSERT INTO hand_over_try AS before (order_id, courier_id, tries) VALUES (${orderId}, ${courierId}, 1)
    ON CONFLICT (order_id, courier_id) DO UPDATE SET tries = before.tries + 1 RETURNING tries`.execute(tx);
  return rows[0]?.tries ?? 0;
}
