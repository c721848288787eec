import type { CompensationKind } from '@chifan/domain/refund';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/database.ts';

export type NewCompensation = {
  readonly orderId: number;
  readonly staffId: number;
  readonly kind: CompensationKind;
  /** In fen: the amount that was added to the guest's balance, or the amount that the coupon deducts from an order. */
  readonly amount: number;
  readonly couponId: number | null;
  readonly reason: string;
  readonly note: string | null;
  readonly at: Date;
};

export async function insertCompensation(tx: Tx, given: NewCompensation): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO compensation (order_id, staff_id, kind, amount, coupon_id, reason, note, created_at)
    VALUES (${given.orderId}, ${given.staffId}, ${given.kind}, ${given.amount}, ${given.couponId}, ${given.reason},
      ${given.note}, ${given.at}) RETURNING id`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('the compensation was not written');
  return row.id;
}

type Given = { readonly ofOrder: number; readonly ofOperatorToday: number };

/** Returns the sums that the server compares with the limits of rule refund-34. */
export async function compensationsGiven(
  executor: Executor,
  { orderId, staffId, since }: { readonly orderId: number; readonly staffId: number; readonly since: Date },
): Promise<Given> {
  const { rows } = await sql<Given>`SELECT
      (SELECT COALESCE(sum(amount), 0)::int FROM compensation WHERE order_id = ${orderId}) AS "ofOrder",
      (SELECT COALESCE(sum(amount), 0)::int FROM compensation
        WHERE staff_id = ${staffId} AND created_at >= ${since}) AS "ofOperatorToday"`.execute(executor);
  return rows[0] ?? { ofOrder: 0, ofOperatorToday: 0 };
}

/** Makes concurrent compensations of one operator wait for each other, so that the daily limit counts all of them. */
export async function lockCompensationsOfStaff(tx: Tx, staffId: number): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`compensations of staff ${staffId}`}, 0))`.execute(tx);
}

export type ListedCompensation = {
  readonly id: number;
  readonly kind: CompensationKind;
  readonly amount: number;
  readonly reason: string;
  readonly note: string | null;
  readonly by: string;
  readonly at: Date;
};

export async function compensationsOfOrder(executor: Executor, orderId: number): Promise<ListedCompensation[]> {
  const { rows } = await sql<ListedCompensation>`SELECT given.id, given.kind, given.amount, given.reason, given.note,
      staff.name AS by, given.created_at AS at
    FROM compensation given JOIN staff ON staff.id = given.staff_id WHERE given.order_id = ${orderId}
    ORDER BY given.id`.execute(executor);
  return rows;
}
