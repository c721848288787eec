import { idlePositionMinutes } from '@chifan/domain/courier';
import type { ActiveDeliveryJob, CandidateCourier } from '@chifan/domain/dispatch';
import { lastPositionHours, offerRefusalHours } from '@chifan/domain/dispatch';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/database.ts';

export type CourierStatus = CandidateCourier & {
  readonly name: string;
  readonly phone: string | null;
  readonly isOnDuty: boolean;
  /**
   * The end of the courier's break. Null if the courier has no break, or a break that lasts until the courier ends it.
   */
  readonly breakEndsAt: Date | null;
  /**
   * True if the position comes from a report of the courier's phone in the last minutes, false if from the last
   * delivery.
   */
  readonly isTold: boolean;
};

type Row = Omit<CourierStatus, 'position'> & { readonly lat: number | null; readonly lng: number | null };

/** SQL for the positions of the restaurant and the guest. The query must name the order `o` and the shop `s`. */
const sqlJobPlaces = sql`jsonb_build_object('shop', jsonb_build_object('lat', s.lat, 'lng', s.lng),
  'door', jsonb_build_object('lat', (o.address->>'latitude')::float8, 'lng', (o.address->>'longitude')::float8),
  'isCollected', COALESCE(o.state_before_after_sale, o.state) = 'to_be_delivered')`;

export const isUnderWay = sql`o.type = 'delivery' AND o.is_open
  AND COALESCE(o.state_before_after_sale, o.state) IN ('delivering', 'to_be_picked_up', 'to_be_delivered')`;

/**
 * Returns each courier's position, deliveries and numbers of open offers and recent refusals. The position is the last
 * one that the courier's phone reported, or the guest's address or the restaurant of the last delivery if there is no
 * recent report.
 * @param id the courier, or null for all couriers on duty
 */
async function couriersNow(executor: Executor, now: Date, id: number | null): Promise<CourierStatus[]> {
  const fresh = minutesBefore(now, idlePositionMinutes);
  const { rows } = await sql<Row>`
    WITH in_hand AS (SELECT o.courier_id, jsonb_agg(${sqlJobPlaces} ORDER BY o.id) AS jobs
      FROM customer_order o JOIN shop s ON s.id = o.shop_id
      WHERE ${id === null ? sql`o.courier_id IS NOT NULL` : sql`o.courier_id = ${id}`} AND ${isUnderWay} GROUP BY o.courier_id)
    SELECT c.id, c.name, c.phone, c.is_on_duty AS "isOnDuty",
      rest.id IS NOT NULL AS "isOnBreak", rest.ends_at AS "breakEndsAt", COALESCE(free.lat, bringing.lat, last.lat) AS lat,
      COALESCE(free.lng, bringing.lng, last.lng) AS lng, COALESCE(free.courier_id, bringing.courier_id) IS NOT NULL AS "isTold",
      COALESCE(in_hand.jobs, '[]') AS "inHand",
      (SELECT count(*)::int FROM courier_offer WHERE courier_id = c.id AND answer IS NULL AND ends_at > ${now}) AS offered,
      (SELECT count(*)::int FROM courier_offer WHERE courier_id = c.id AND answer IN ('declined', 'expired')
        AND offered_at > ${minutesBefore(now, offerRefusalHours * 60)}) AS refusals
    FROM staff c LEFT JOIN in_hand ON in_hand.courier_id = c.id
    LEFT JOIN free_courier_position free ON free.courier_id = c.id AND free.reported_at > ${fresh}
    LEFT JOIN courier_position bringing ON bringing.courier_id = c.id AND bringing.reported_at > ${fresh}
    LEFT JOIN courier_break rest ON rest.courier_id = c.id AND rest.ended_at IS NULL
      AND (rest.ends_at IS NULL OR rest.ends_at > ${now})
    LEFT JOIN LATERAL (
      SELECT CASE WHEN job.finished_at IS NULL THEN s.lat ELSE (o.address->>'latitude')::float8 END AS lat,
        CASE WHEN job.finished_at IS NULL THEN s.lng ELSE (o.address->>'longitude')::float8 END AS lng
      FROM (SELECT * FROM courier_assignment WHERE courier_id = c.id ORDER BY id DESC LIMIT 1) job
      JOIN customer_order o ON o.id = job.order_id JOIN shop s ON s.id = o.shop_id
      WHERE job.given_back_at IS NULL
        AND COALESCE(job.finished_at, job.taken_at) > ${minutesBefore(now, lastPositionHours * 60)}) last ON true
    WHERE c.role = 'courier' AND c.suspended_at IS NULL AND ${id === null ? sql`c.is_on_duty` : sql`c.id = ${id}`}`.execute(
    executor,
  );
  return rows.map(({ lat, lng, ...row }) => ({ ...row, position: lat === null || lng === null ? null : { lat, lng } }));
}

const minutesBefore = (now: Date, minutes: number) => new Date(now.getTime() - minutes * 60_000);

export const couriersOnDuty = (executor: Executor, now: Date): Promise<CourierStatus[]> =>
  couriersNow(executor, now, null);

export async function courierStatus(executor: Executor, id: number, now: Date): Promise<CourierStatus | undefined> {
  const [courier] = await couriersNow(executor, now, id);
  return courier;
}

/**
 * Locks the courier's row, so that two deliveries taken at once are checked one after the other.
 * @returns whether the courier is on duty
 */
export async function lockCourier(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql<{ isOnDuty: boolean }>`SELECT is_on_duty AS "isOnDuty" FROM staff
    WHERE id = ${id} AND role = 'courier' AND suspended_at IS NULL FOR NO KEY UPDATE`.execute(tx);
  return rows[0]?.isOnDuty ?? false;
}

type Places = Pick<ActiveDeliveryJob, 'shop' | 'door'>;

export async function stopsOfDeliveryJob(executor: Executor, orderId: number): Promise<Places | undefined> {
  const { rows } = await sql<{ places: Places }>`SELECT ${sqlJobPlaces} AS places
    FROM customer_order o JOIN shop s ON s.id = o.shop_id WHERE o.id = ${orderId}`.execute(executor);
  return rows[0]?.places;
}

/** Returns the courier's open offers with the positions of the restaurant and the guest. */
export async function jobsOffered(
  executor: Executor,
  courierId: number,
  now: Date,
): Promise<{ readonly orderId: number; readonly endsAt: Date; readonly places: Places }[]> {
  const { rows } = await sql<{ orderId: number; endsAt: Date; places: Places }>`
    SELECT o.id AS "orderId", offer.ends_at AS "endsAt", ${sqlJobPlaces} AS places
    FROM courier_offer offer JOIN customer_order o ON o.id = offer.order_id JOIN shop s ON s.id = o.shop_id
    WHERE offer.courier_id = ${courierId} AND offer.answer IS NULL AND offer.ends_at > ${now}
      AND o.courier_id IS NULL AND ${isUnderWay}
    ORDER BY offer.ends_at, o.id`.execute(executor);
  return rows;
}
