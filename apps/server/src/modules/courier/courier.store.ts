import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

export async function insertAssignment(tx: Tx, orderId: number, courierId: number, at: Date): Promise<void> {
  // The platform takes a delivery from its courier one floor below, where nobody knows of assignments.
  await assignmentGivenBack(tx, orderId, at);
  await sql`INSERT INTO courier_assignment (order_id, courier_id, taken_at) VALUES (${orderId}, ${courierId}, ${at})`.execute(
    tx,
  );
}

/** How many jobs a courier has under way, and how many of theirs they or the platform gave back since then. */
export async function jobsOf(
  tx: Tx,
  courierId: number,
  since: Date,
): Promise<{ readonly inHand: number; readonly givenBack: number }> {
  const { rows } = await sql<{ inHand: number; givenBack: number }>`SELECT
      (SELECT count(*)::int FROM customer_order WHERE courier_id = ${courierId} AND type = 'delivery' AND is_open
        AND COALESCE(state_before_after_sale, state) IN ('delivering', 'to_be_picked_up', 'to_be_delivered')) AS "inHand",
      (SELECT count(*)::int FROM courier_assignment
        WHERE courier_id = ${courierId} AND given_back_at > ${since}) AS "givenBack"`.execute(tx);
  return rows[0] ?? { inHand: 0, givenBack: 0 };
}

export async function assignmentGivenBack(tx: Tx, orderId: number, at: Date): Promise<void> {
  await sql`UPDATE courier_assignment SET given_back_at = ${at}
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
