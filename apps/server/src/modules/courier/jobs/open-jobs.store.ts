import type { Position } from '@chifan/domain/address';
import { mercatorScale, toMercator } from '@chifan/domain/address';
import { type DeliveryJobStops, maxCourierOfferMetres } from '@chifan/domain/dispatch';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';
import { isUnderWay } from '../../dispatch/index.ts';

export async function activeDeliveryJobIds(executor: Executor, courierId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`SELECT o.id FROM customer_order o
    WHERE o.courier_id = ${courierId} AND ${isUnderWay} ORDER BY o.id`.execute(executor);
  return rows.map(({ id }) => id);
}

export type ActiveDeliveryJobRow = { readonly orderId: number; readonly number: string; readonly isCollected: boolean };

/** Returns the deliveries that the courier has taken and not finished. */
export async function activeDeliveryJobs(executor: Executor, courierId: number): Promise<ActiveDeliveryJobRow[]> {
  const { rows } = await sql<ActiveDeliveryJobRow>`SELECT o.id AS "orderId", o.number,
      COALESCE(o.state_before_after_sale, o.state) = 'to_be_delivered' AS "isCollected"
    FROM customer_order o WHERE o.courier_id = ${courierId} AND ${isUnderWay} ORDER BY o.id`.execute(executor);
  return rows;
}

/** Maximum number of deliveries without a courier that one query returns. */
const maxLookedAt = 200;

type OpenJob = DeliveryJobStops & { readonly id: number };

/**
 * Returns deliveries without a courier and without an open offer. The nearest to the courier come first, or the oldest
 * if the position is unknown.
 */
export async function openDeliveryJobs(executor: Executor, from: Position | null, now: Date): Promise<OpenJob[]> {
  const { rows } = await sql<OpenJob>`SELECT o.id, jsonb_build_object('lat', s.lat, 'lng', s.lng) AS shop,
      jsonb_build_object('lat', (o.address->>'latitude')::float8, 'lng', (o.address->>'longitude')::float8) AS door
    FROM customer_order o JOIN shop s ON s.id = o.shop_id
    WHERE o.courier_id IS NULL AND ${isUnderWay} AND COALESCE(o.state_before_after_sale, o.state) <> 'to_be_delivered'
      AND NOT EXISTS (SELECT FROM courier_offer
        WHERE order_id = o.id AND answer IS NULL AND ends_at > ${now})
      AND ${from === null ? sql`true` : within(from)}
    ORDER BY ${from === null ? sql`o.id` : sql`s.xy <-> ${pointOf(from)}, o.id`} LIMIT ${maxLookedAt}`.execute(
    executor,
  );
  return rows;
}

function pointOf(at: Position) {
  const { x, y } = toMercator(at);
  return sql`point(${x}, ${y})`;
}

const within = (from: Position) => sql`s.xy <-> ${pointOf(from)} <= ${maxCourierOfferMetres * mercatorScale(from.lat)}`;
