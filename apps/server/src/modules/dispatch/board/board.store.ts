import type { PartlyTranslated } from '@chifan/domain';
import type { Position } from '@chifan/domain/address';
import type { OrderState } from '@chifan/domain/ordering';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';
import { isUnderWay } from '../offering/couriers.store.ts';

export type BoardRow = {
  readonly orderId: number;
  readonly number: string;
  readonly dayNumber: number | null;
  readonly state: OrderState;
  readonly shopNameZh: string;
  readonly shopName: PartlyTranslated;
  readonly shopPhone: string | null;
  readonly shop: Position;
  readonly door: Position;
  readonly addressZh: string;
  readonly contactPhone: string;
  readonly readyAt: Date | null;
  readonly estimatedAt: Date;
  /** The time since which the delivery job has no courier. */
  readonly freeSince: Date;
  readonly courier: {
    readonly id: number;
    readonly name: string;
    readonly phone: string | null;
    readonly isSuspended: boolean;
  } | null;
  /** PostgreSQL returns the offers as JSON, so their times are strings. */
  readonly offers: readonly {
    readonly courierId: number;
    readonly name: string;
    readonly ring: number;
    readonly endsAt: string;
  }[];
};

const maxRows = 200;

/** Returns all deliveries that are not finished, earliest deadline first. */
export async function deliveriesUnderWay(
  executor: Executor,
  now: Date,
): Promise<{ readonly rows: readonly BoardRow[]; readonly total: number }> {
  const { rows } = await sql<
    BoardRow & { total: number }
  >`SELECT o.id AS "orderId", o.number, o.day_number AS "dayNumber",
      COALESCE(o.state_before_after_sale, o.state) AS state, s.name_zh AS "shopNameZh", s.name AS "shopName", s.phone AS "shopPhone",
      jsonb_build_object('lat', s.lat, 'lng', s.lng) AS shop,
      jsonb_build_object('lat', (o.address->>'latitude')::float8, 'lng', (o.address->>'longitude')::float8) AS door,
      o.address->>'addressZh' AS "addressZh", o.contact_phone AS "contactPhone", o.ready_at AS "readyAt",
      o.estimated_at AS "estimatedAt",
      COALESCE((SELECT max(given_back_at) FROM courier_assignment WHERE order_id = o.id), o.accepted_at, o.placed_at) AS "freeSince",
      CASE WHEN c.id IS NULL THEN NULL ELSE jsonb_build_object('id', c.id, 'name', c.name, 'phone', c.phone, 'isSuspended', c.suspended_at IS NOT NULL) END AS courier,
      COALESCE((SELECT jsonb_agg(jsonb_build_object('courierId', asked.id, 'name', asked.name, 'ring', offer.ring,
          'endsAt', offer.ends_at) ORDER BY offer.id)
        FROM courier_offer offer JOIN staff asked ON asked.id = offer.courier_id
        WHERE offer.order_id = o.id AND offer.answer IS NULL AND offer.ends_at > ${now}), '[]') AS offers,
      count(*) OVER ()::int AS total
    FROM customer_order o JOIN shop s ON s.id = o.shop_id LEFT JOIN staff c ON c.id = o.courier_id
    WHERE ${isUnderWay} ORDER BY o.estimated_at, o.id LIMIT ${maxRows}`.execute(executor);
  return { rows, total: rows[0]?.total ?? 0 };
}
