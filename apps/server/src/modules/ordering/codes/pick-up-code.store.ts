import type { RedeemTries } from '@chifan/domain/ordering';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/database.ts';

export type ShopDay = { readonly shopId: number; readonly businessDay: string };

/**
 * Increments the shop's counter of the day. The counter's row stays locked until the commit, so two orders never get
 * the same code.
 */
export async function nextPickUpSequence(tx: Tx, { shopId, businessDay }: ShopDay): Promise<number> {
  const { rows } = await sql<{ sequence: number }>`
    INSERT INTO pick_up_counter AS standing (shop_id, business_day, last_sequence)
    SELECT ${shopId}::bigint, ${businessDay}::date, 1
    FROM (SELECT pg_advisory_xact_lock(hashtextextended(${`pick-up codes of ${shopId}`}, 0))) AS held
    ON CONFLICT (shop_id, business_day) DO UPDATE SET last_sequence = standing.last_sequence + 1
    RETURNING last_sequence AS sequence`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('the pick-up counter returned no row');
  return row.sequence;
}

const waits = sql`COALESCE(o.state_before_after_sale, o.state) = 'to_be_picked_up'`;

/** Number of days within which a shop does not issue a pick-up code again. */
const daysApart = 2;

/**
 * @returns false if another order of the shop got the same code within `daysApart` days, or has the code and is not
 * collected yet
 */
export async function takePickUpCode(
  tx: Tx,
  { shopId, businessDay, orderId, code }: ShopDay & { readonly orderId: number; readonly code: string },
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO pick_up_code (order_id, shop_id, business_day, code)
    SELECT ${orderId}::bigint, ${shopId}::bigint, ${businessDay}::date, ${code}::text
    WHERE NOT EXISTS (SELECT FROM pick_up_code near
      WHERE near.shop_id = ${shopId} AND near.code = ${code}
        AND (abs(near.business_day - ${businessDay}::date) <= ${daysApart}::int
          OR (SELECT ${waits} FROM customer_order o WHERE o.id = near.order_id))) RETURNING code`.execute(tx);
  return rows.length > 0;
}

/** The order to which a pick-up code belongs. `waits`: the order is not collected yet. */
export type CodeOrder = { readonly orderId: number; readonly businessDay: string; readonly waits: boolean };

/** `tries`: number of wrong codes typed at the shop. `bearer`: the order to which the typed code belongs. */
type TypedCode = { readonly tries: RedeemTries | undefined; readonly bearer: CodeOrder | undefined };

type CodeQuery = { readonly shopId: number; readonly code: string; readonly since: string };

/**
 * Finds the bearer of a pick-up code. The bearer is the uncollected order with the code (at most one), otherwise the
 * last order that had the code on the day `since` or later. The lateral join reads one order by its primary key. A
 * plain join could read many orders, because the table statistics do not include today's orders.
 */
export const typedCodeQuery = ({ shopId, code, since }: CodeQuery) => sql<
  { tries: number | null; endsAt: Date } & (CodeOrder | { orderId: null })
>`
    SELECT typed.tries, typed.ends_at AS "endsAt", bearer.*
    FROM (SELECT) AS one LEFT JOIN redeem_try typed ON typed.shop_id = ${shopId}
    LEFT JOIN (
      SELECT p.order_id AS "orderId", p.business_day::text AS "businessDay", its.waits
      FROM pick_up_code p
      CROSS JOIN LATERAL (SELECT ${waits} AS waits FROM customer_order o WHERE o.id = p.order_id LIMIT 1) its
      WHERE p.shop_id = ${shopId} AND p.code = ${code} AND p.released_at IS NULL
        AND (p.business_day >= ${since}::date OR its.waits)
      ORDER BY its.waits DESC, p.business_day DESC LIMIT 1
    ) bearer ON true`;

export async function readTypedCode(tx: Tx, query: CodeQuery): Promise<TypedCode> {
  const { rows } = await typedCodeQuery(query).execute(tx);
  const [row] = rows;
  return {
    tries: row && row.tries !== null ? { tries: row.tries, endsAt: row.endsAt } : undefined,
    bearer: row && row.orderId !== null ? row : undefined,
  };
}

/**
 * Finds the shop's uncollected set meal order whose voucher has the typed code of the brand. Undefined if no order or
 * more than one order has the code.
 */
export async function orderOfBrandCode(
  executor: Executor,
  { shopId, code }: { readonly shopId: number; readonly code: string },
): Promise<CodeOrder | undefined> {
  const { rows } = await sql<CodeOrder>`
    SELECT DISTINCT p.order_id AS "orderId", p.business_day::text AS "businessDay", true AS waits
    FROM customer_order o JOIN pick_up_code p ON p.order_id = o.id AND p.released_at IS NULL
    JOIN set_meal_voucher v ON v.order_id = o.id JOIN set_meal_code c ON c.id = v.code_id AND c.voided_at IS NULL
    WHERE o.shop_id = ${shopId} AND o.is_open AND o.set_meal_id IS NOT NULL
      AND o.state IN ('to_be_picked_up', 'after_sale_processing')
      AND ${waits} AND upper(c.code) = ${code}
    LIMIT 2`.execute(executor);
  return rows.length === 1 ? rows[0] : undefined;
}

/**
 * Invalidates the pick-up code of a set meal order after the guest gave up the chosen restaurant. The row remains, so
 * no other order gets the code within two days.
 */
export async function releasePickUpCode(tx: Tx, orderId: number, at: Date): Promise<void> {
  await sql`UPDATE pick_up_code SET released_at = ${at}
    WHERE order_id = ${orderId} AND released_at IS NULL`.execute(tx);
}

/**
 * Locks the entry of pick-up codes at the shop until the transaction ends.
 * @returns false if the caller does not work at the shop
 */
export async function lockShopRedemption(
  tx: Tx,
  { shopId, staffId }: { shopId: number; staffId: number },
): Promise<boolean> {
  const { rows } = await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`codes typed at ${shopId}`}, 0))
    FROM staff_shop WHERE staff_id = ${staffId} AND shop_id = ${shopId}`.execute(tx);
  return rows.length > 0;
}

export async function writeRedeemTries(tx: Tx, shopId: number, { tries, endsAt }: RedeemTries): Promise<void> {
  await sql`INSERT INTO redeem_try (shop_id, tries, ends_at) VALUES (${shopId}, ${tries}, ${endsAt})
    ON CONFLICT (shop_id) DO UPDATE SET tries = excluded.tries, ends_at = excluded.ends_at`.execute(tx);
}
