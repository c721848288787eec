import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

export async function insertAssignment(tx: Tx, orderId: number, courierId: number, at: Date): Promise<void> {
  // The ordering module may have removed the previous courier without ending that courier's assignment, so end the
  // assignment now.
  await endAssignmentReturned(tx, orderId, at);
  await sql`INSERT INTO courier_assignment (order_id, courier_id, taken_at) VALUES (${orderId}, ${courierId}, ${at})`.execute(
    tx,
  );
}

/**
 * Counts the deliveries that the courier returned, or that the platform took from the courier, since the given time.
 */
export async function countReturnedJobs(tx: Tx, courierId: number, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM courier_assignment
    WHERE courier_id = ${courierId} AND given_back_at > ${since}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** The operator who removes a courier from a delivery, and the reason. */
export type JobRelease = { readonly staffId: number; readonly reason: string | null };

export async function endAssignmentReturned(
  tx: Tx,
  orderId: number,
  at: Date,
  by: JobRelease | null = null,
): Promise<void> {
  await sql`UPDATE courier_assignment
    SET given_back_at = ${at}, released_by = ${by?.staffId ?? null}, release_reason = ${by?.reason ?? null}
    WHERE order_id = ${orderId} AND given_back_at IS NULL`.execute(tx);
}

/** Returns the courier with the open assignment of the order. */
export async function assignedCourier(tx: Tx, orderId: number): Promise<number | undefined> {
  const { rows } = await sql<{ courierId: number }>`SELECT courier_id AS "courierId" FROM courier_assignment
    WHERE order_id = ${orderId} AND given_back_at IS NULL`.execute(tx);
  return rows[0]?.courierId;
}

/** Returns whether the courier's newest assignment of the order ended before the hand-over. */
export async function hasReturnedJob(tx: Tx, orderId: number, courierId: number): Promise<boolean> {
  const { rows } = await sql<{ isGivenBack: boolean }>`SELECT given_back_at IS NOT NULL AS "isGivenBack"
    FROM courier_assignment WHERE order_id = ${orderId} AND courier_id = ${courierId}
    ORDER BY id DESC LIMIT 1`.execute(tx);
  return rows[0]?.isGivenBack ?? false;
}

export async function endAssignmentFinished(tx: Tx, orderId: number, at: Date): Promise<void> {
  await sql`UPDATE courier_assignment SET finished_at = ${at}
    WHERE order_id = ${orderId} AND given_back_at IS NULL`.execute(tx);
}
