import type { Position } from '@chifan/domain/address';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../platform/database/database.ts';
import type { OrderRow } from './order.store.ts';

/** @returns false when another courier has it: the condition decides, not what a screen showed. */
export async function writeCourier(tx: Tx, orderId: number, courierId: number): Promise<boolean> {
  const { rows } = await sql`UPDATE customer_order SET courier_id = ${courierId}, version = version + 1
    WHERE id = ${orderId} AND courier_id IS NULL RETURNING id`.execute(tx);
  return rows.length > 0;
}

export async function removeCourier(tx: Tx, orderId: number): Promise<void> {
  await sql`UPDATE customer_order SET courier_id = NULL, version = version + 1 WHERE id = ${orderId}`.execute(tx);
}

/** No code hands the order over any more; the platform sees it among those to look at. */
export async function lockHandOverCode(tx: Tx, orderId: number, at: Date): Promise<void> {
  await sql`UPDATE customer_order SET code_locked_at = ${at}, version = version + 1 WHERE id = ${orderId}`.execute(tx);
}

type OnTheWay = { readonly orderId: number; readonly memberId: number };

/** Whose food a courier has. */
export async function ordersOnTheWay(executor: Executor, courierId: number): Promise<OnTheWay[]> {
  const { rows } = await sql<OnTheWay>`SELECT id AS "orderId", member_id AS "memberId" FROM customer_order
    WHERE courier_id = ${courierId} AND type = 'delivery' AND is_open
      AND COALESCE(state_before_after_sale, state) = 'to_be_delivered'`.execute(executor);
  return rows;
}

export type CourierPosition = Position & { readonly reportedAt: Date };

export async function writeCourierPosition(executor: Executor, courierId: number, at: CourierPosition): Promise<void> {
  await sql`INSERT INTO courier_position (courier_id, lat, lng, reported_at)
    VALUES (${courierId}, ${at.lat}, ${at.lng}, ${at.reportedAt})
    ON CONFLICT (courier_id) DO UPDATE SET lat = excluded.lat, lng = excluded.lng, reported_at = excluded.reported_at`.execute(
    executor,
  );
}

/** Of who has nobody's food any more; of others it is true of what they still bring. */
export async function forgetPositionOfIdle(tx: Tx, courierId: number): Promise<void> {
  await sql`DELETE FROM courier_position WHERE courier_id = ${courierId} AND NOT EXISTS (SELECT FROM customer_order
    WHERE courier_id = ${courierId} AND type = 'delivery' AND is_open
      AND COALESCE(state_before_after_sale, state) = 'to_be_delivered')`.execute(tx);
}

export async function forgetCourierPositions(executor: Executor, before: Date): Promise<void> {
  await sql`DELETE FROM courier_position WHERE reported_at < ${before}`.execute(executor);
}

type Brought = Pick<OrderRow, 'member_id' | 'state' | 'state_before_after_sale'> & {
  readonly lat: number | null;
  readonly lng: number | null;
  readonly reported_at: Date | null;
};

export async function broughtOrder(executor: Executor, orderId: number): Promise<Brought | undefined> {
  const { rows } =
    await sql<Brought>`SELECT o.member_id, o.state, o.state_before_after_sale, p.lat, p.lng, p.reported_at
    FROM customer_order o LEFT JOIN courier_position p ON p.courier_id = o.courier_id WHERE o.id = ${orderId}`.execute(
      executor,
    );
  return rows[0];
}
