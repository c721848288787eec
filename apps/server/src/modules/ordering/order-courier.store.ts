import { sql } from 'kysely';
import type { Executor, Tx } from '../../platform/database/database.ts';
import type { OrderRow } from './order.store.ts';

/**
 * @returns false if another courier has the order. The SQL condition decides, because the caller's screen may be out of
 * date.
 */
export async function writeCourier(tx: Tx, orderId: number, courierId: number): Promise<boolean> {
  const { rows } = await sql`UPDATE customer_order SET courier_id = ${courierId}, version = version + 1
    WHERE id = ${orderId} AND courier_id IS NULL RETURNING id`.execute(tx);
  return rows.length > 0;
}

export async function removeCourier(tx: Tx, orderId: number): Promise<void> {
  await sql`UPDATE customer_order SET courier_id = NULL, version = version + 1 WHERE id = ${orderId}`.execute(tx);
}

/**
 * Locks the hand-over code: from now on, the courier can no longer prove the hand-over with a code. The platform lists
 * the order for review.
 */
export async function lockHandOverCode(tx: Tx, orderId: number, at: Date): Promise<void> {
  await sql`UPDATE customer_order SET code_locked_at = ${at}, version = version + 1 WHERE id = ${orderId}`.execute(tx);
}

type OnTheWay = Pick<OrderRow, 'id' | 'member_id' | 'shop_id' | 'type' | 'courier_id' | 'address' | 'estimated_at'>;

/** Orders whose food the courier has collected and not handed over yet. */
export async function ordersOnTheWay(executor: Executor, courierId: number): Promise<OnTheWay[]> {
  const { rows } = await sql<OnTheWay>`SELECT id, member_id, shop_id, type, courier_id, address, estimated_at
    FROM customer_order
    WHERE courier_id = ${courierId} AND type = 'delivery' AND is_open
      AND COALESCE(state_before_after_sale, state) = 'to_be_delivered'`.execute(executor);
  return rows;
}

/**
 * Rule ordering-117: writes a later arrival of food on its way. @returns the new version of the order. Undefined if the
 * order has been handed over, or another report has written a later arrival.
 */
export async function delayArrivalOnTheWay(executor: Executor, orderId: number, at: Date): Promise<number | undefined> {
  const { rows } = await sql<{ version: number }>`UPDATE customer_order
    SET estimated_at = ${at}, version = version + 1
    WHERE id = ${orderId} AND COALESCE(state_before_after_sale, state) = 'to_be_delivered' AND estimated_at < ${at}
    RETURNING version`.execute(executor);
  return rows[0]?.version;
}

type Brought = Pick<OrderRow, 'member_id' | 'state' | 'state_before_after_sale'> & {
  readonly lat: number | null;
  readonly lng: number | null;
  readonly reported_at: Date | null;
};

export async function orderCourierPosition(executor: Executor, orderId: number): Promise<Brought | undefined> {
  const { rows } =
    await sql<Brought>`SELECT o.member_id, o.state, o.state_before_after_sale, p.lat, p.lng, p.reported_at
    FROM customer_order o LEFT JOIN courier_position p ON p.courier_id = o.courier_id WHERE o.id = ${orderId}`.execute(
      executor,
    );
  return rows[0];
}

/** A courier's wait at the guest's door, as PostgreSQL returns it in JSON, with times as text. */
export type DoorWaitRow = {
  readonly arrivedAt: string;
  readonly calledAt: string | null;
  readonly returnedAt: string | null;
};

/** Selects the current courier's wait at the guest's door for the order `o`, as JSON. */
export const doorWaitOf = sql`(SELECT jsonb_build_object('arrivedAt', arrived_at, 'calledAt', called_at, 'returnedAt', returned_at)
    FROM door_wait WHERE order_id = o.id AND courier_id = o.courier_id)`;
