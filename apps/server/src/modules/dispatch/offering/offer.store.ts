import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/database.ts';

/**
 * A ring is a group of couriers who get an offer of one delivery at the same time. A round is all rings until a courier
 * takes the delivery.
 */
export type OfferRing = { readonly orderId: number; readonly round: number; readonly ring: number };

type NewOffers = OfferRing & { readonly courierIds: readonly number[]; readonly at: Date; readonly endsAt: Date };

export async function insertCourierOffers(
  tx: Tx,
  { orderId, round, ring, courierIds, at, endsAt }: NewOffers,
): Promise<void> {
  await sql`INSERT INTO courier_offer (order_id, courier_id, round, ring, offered_at, ends_at)
    SELECT ${orderId}, courier_id, ${round}, ${ring}, ${at}, ${endsAt}
    FROM unnest(${courierIds}::bigint[]) AS courier_id`.execute(tx);
}

type NewestRing = Pick<OfferRing, 'round' | 'ring'> & { readonly standing: number };

/**
 * Returns the newest ring and the number of its open offers. Undefined if no courier ever got an offer of the delivery.
 */
export async function latestOfferRing(tx: Tx, orderId: number): Promise<NewestRing | undefined> {
  const { rows } = await sql<NewestRing>`SELECT round, ring, count(*) FILTER (WHERE answer IS NULL)::int AS standing
    FROM courier_offer WHERE order_id = ${orderId}
    GROUP BY round, ring ORDER BY round DESC, ring DESC LIMIT 1`.execute(tx);
  return rows[0];
}

/**
 * Returns the couriers who get no further offer of the delivery, because they had an offer in the current round or
 * returned the delivery before.
 */
export async function excludedCouriers(tx: Tx, orderId: number, round: number): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ courierId: number }>`
    SELECT courier_id AS "courierId" FROM courier_offer WHERE order_id = ${orderId} AND round = ${round}
    UNION SELECT courier_id FROM courier_assignment WHERE order_id = ${orderId} AND given_back_at IS NOT NULL`.execute(
    tx,
  );
  return new Set(rows.map(({ courierId }) => courierId));
}

/** Marks overdue offers as expired. @returns the couriers of these offers */
export async function expireCourierOffers(tx: Tx, orderId: number, now: Date): Promise<number[]> {
  const { rows } = await sql<{ courierId: number }>`UPDATE courier_offer SET answer = 'expired'
    WHERE order_id = ${orderId} AND answer IS NULL AND ends_at <= ${now} RETURNING courier_id AS "courierId"`.execute(
    tx,
  );
  return rows.map(({ courierId }) => courierId);
}

export type ClosedCourierOffer = OfferRing & { readonly courierId: number };

const closed = sql`courier_id AS "courierId", order_id AS "orderId", round, ring`;

/** Closes all open offers of an order. @param takerId the courier who took the delivery, or null */
export async function closeCourierOffers(
  tx: Tx,
  orderId: number,
  takerId: number | null,
): Promise<ClosedCourierOffer[]> {
  const { rows } = await sql<ClosedCourierOffer>`UPDATE courier_offer
    SET answer = CASE WHEN courier_id = ${takerId}::bigint THEN 'taken' ELSE 'withdrawn' END
    WHERE order_id = ${orderId} AND answer IS NULL RETURNING ${closed}`.execute(tx);
  return rows;
}

/**
 * Marks the courier's open offer as declined.
 * @returns undefined if the courier has no open offer
 */
export async function declineOpenOffer(
  tx: Tx,
  { orderId, courierId }: { readonly orderId: number; readonly courierId: number },
  now: Date,
): Promise<ClosedCourierOffer | undefined> {
  const { rows } = await sql<ClosedCourierOffer>`UPDATE courier_offer SET answer = 'declined'
    WHERE order_id = ${orderId} AND courier_id = ${courierId} AND answer IS NULL AND ends_at > ${now}
    RETURNING ${closed}`.execute(tx);
  return rows[0];
}

/**
 * Withdraws the courier's open offers of the given orders, or of all orders. Does not lock the orders. Skips an offer
 * that another transaction has locked, because that transaction closes the offer.
 */
export async function withdrawCourierOffers(
  tx: Tx,
  courierId: number,
  orderIds: readonly number[] | 'all',
): Promise<ClosedCourierOffer[]> {
  const these = orderIds === 'all' ? sql`` : sql`AND order_id = ANY(${orderIds})`;
  const { rows } = await sql<ClosedCourierOffer>`UPDATE courier_offer SET answer = 'withdrawn'
    WHERE id IN (SELECT id FROM courier_offer WHERE courier_id = ${courierId} AND answer IS NULL ${these}
      FOR UPDATE SKIP LOCKED) RETURNING ${closed}`.execute(tx);
  return rows;
}

/** Returns the couriers with an open offer of the delivery. */
export async function couriersWithOpenOffer(executor: Executor, orderId: number, now: Date): Promise<number[]> {
  const { rows } = await sql<{ courierId: number }>`SELECT courier_id AS "courierId" FROM courier_offer
    WHERE order_id = ${orderId} AND answer IS NULL AND ends_at > ${now}`.execute(executor);
  return rows.map(({ courierId }) => courierId);
}

export async function deleteCourierOffers(tx: Tx, before: Date): Promise<void> {
  await sql`DELETE FROM courier_offer WHERE offered_at < ${before}`.execute(tx);
}
