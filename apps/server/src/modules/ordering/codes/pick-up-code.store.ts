import type { RedeemTries } from '@chifan/domain/ordering';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/database.ts';

export type ShopDay = { readonly shopId: number; readonly businessDay: string };

/** Orders of one shop take turns from here to the commit: none takes a code that another is about to have. */
export async function lastPickUpSequence(tx: Tx, { shopId, businessDay }: ShopDay): Promise<number> {
  const { rows } = await sql<{ lastSequence: number }>`
    INSERT INTO pick_up_counter AS standing (shop_id, business_day, last_sequence)
    SELECT ${shopId}::bigint, ${businessDay}::date, 0
    FROM (SELECT pg_advisory_xact_lock(hashtextextended(${`pick-up codes of ${shopId}`}, 0))) AS held
    ON CONFLICT (shop_id, business_day) DO UPDATE SET last_sequence = standing.last_sequence
    RETURNING last_sequence AS "lastSequence"`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('the pick-up counter answered nothing');
  return row.lastSequence;
}

const waits = sql`COALESCE(o.state_before_after_sale, o.state) = 'to_be_picked_up'`;

/** The days before and after in which no other order of the shop has the same code. */
const daysApart = 2;

/**
 * The first that no order of the days around has had, and none that still waits; `codes` begins at the sequence `from`.
 * @returns undefined when none of them is free.
 */
export async function takePickUpCode(
  tx: Tx,
  { shopId, businessDay, orderId }: ShopDay & { readonly orderId: number },
  { from, codes }: { readonly from: number; readonly codes: readonly string[] },
): Promise<string | undefined> {
  const { rows } = await sql<{ code: string }>`
    WITH free AS (
      SELECT offered.code, ${from}::int + offered.place::int - 1 AS sequence
      FROM unnest(${codes}::text[]) WITH ORDINALITY AS offered(code, place)
      WHERE NOT EXISTS (SELECT FROM pick_up_code near JOIN customer_order o ON o.id = near.order_id
        WHERE near.shop_id = ${shopId} AND near.code = offered.code
          AND (abs(near.business_day - ${businessDay}::date) <= ${daysApart}::int OR ${waits}))
      ORDER BY offered.place LIMIT 1
    ), counted AS (
      UPDATE pick_up_counter SET last_sequence = free.sequence FROM free
      WHERE shop_id = ${shopId} AND business_day = ${businessDay}::date
    )
    INSERT INTO pick_up_code (order_id, shop_id, business_day, code)
    SELECT ${orderId}::bigint, ${shopId}::bigint, ${businessDay}::date, code FROM free RETURNING code`.execute(tx);
  return rows[0]?.code;
}

/** An order as its code finds it. `waits`: nobody has it yet. */
export type CodeBearer = { readonly orderId: number; readonly businessDay: string; readonly waits: boolean };

/** `tries`: what was typed wrong at the shop; `bearer`: whose code it is. */
type TypedCode = { readonly tries: RedeemTries | undefined; readonly bearer: CodeBearer | undefined };

/** A code's bearer is the order that waits with it (there is one at most), else the last that had it since that day. */
export async function readTypedCode(
  tx: Tx,
  { shopId, code, since }: { readonly shopId: number; readonly code: string; readonly since: string },
): Promise<TypedCode> {
  const { rows } = await sql<{ tries: number | null; endsAt: Date } & (CodeBearer | { orderId: null })>`
    SELECT typed.tries, typed.ends_at AS "endsAt", bearer.*
    FROM (SELECT) AS one LEFT JOIN redeem_try typed ON typed.shop_id = ${shopId}
    LEFT JOIN (
      SELECT p.order_id AS "orderId", p.business_day::text AS "businessDay", ${waits} AS waits
      FROM pick_up_code p JOIN customer_order o ON o.id = p.order_id
      WHERE p.shop_id = ${shopId} AND p.code = ${code} AND p.released_at IS NULL
        AND (p.business_day >= ${since}::date OR ${waits})
      ORDER BY waits DESC, p.business_day DESC LIMIT 1
    ) bearer ON true`.execute(tx);
  const [row] = rows;
  return {
    tries: row && row.tries !== null ? { tries: row.tries, endsAt: row.endsAt } : undefined,
    bearer: row && row.orderId !== null ? row : undefined,
  };
}

/** Who bears this code of a brand and waits at this shop with it; undefined too where two set meals have the same. */
export async function bearerOfBrandCode(
  executor: Executor,
  { shopId, code }: { readonly shopId: number; readonly code: string },
): Promise<CodeBearer | undefined> {
  const { rows } = await sql<CodeBearer>`
    SELECT DISTINCT p.order_id AS "orderId", p.business_day::text AS "businessDay", true AS waits
    FROM customer_order o JOIN pick_up_code p ON p.order_id = o.id AND p.released_at IS NULL
    JOIN set_meal_voucher v ON v.order_id = o.id JOIN set_meal_code c ON c.id = v.code_id AND c.voided_at IS NULL
    WHERE o.shop_id = ${shopId} AND o.set_meal_id IS NOT NULL AND o.state IN ('to_be_picked_up', 'after_sale_processing')
      AND ${waits} AND upper(c.code) = ${code}
    LIMIT 2`.execute(executor);
  return rows.length === 1 ? rows[0] : undefined;
}

/** Nobody comes with it any more: its order's branch was given up. It is not given out again. */
export async function releasePickUpCode(tx: Tx, orderId: number, at: Date): Promise<void> {
  await sql`UPDATE pick_up_code SET released_at = ${at}
    WHERE order_id = ${orderId} AND released_at IS NULL`.execute(tx);
}

/** Until the transaction ends no other counter of the shop types a code. @returns false of a shop that they do not staff. */
export async function lockCounter(tx: Tx, { shopId, staffId }: { shopId: number; staffId: number }): Promise<boolean> {
  const { rows } = await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`codes typed at ${shopId}`}, 0))
    FROM staff_shop WHERE staff_id = ${staffId} AND shop_id = ${shopId}`.execute(tx);
  return rows.length > 0;
}

export async function writeRedeemTries(tx: Tx, shopId: number, { tries, endsAt }: RedeemTries): Promise<void> {
  await sql`INSERT INTO redeem_try (shop_id, tries, ends_at) VALUES (${shopId}, ${tries}, ${endsAt})
    ON CONFLICT (shop_id) DO UPDATE SET tries = excluded.tries, ends_at = excluded.ends_at`.execute(tx);
}
