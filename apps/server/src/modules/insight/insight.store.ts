import type { PartlyTranslated } from '@chifan/domain';
import type { DayTally } from '@chifan/domain/insight';
import { sql } from 'kysely';
import type { Executor } from '../../platform/database/database.ts';
import { sqlBusinessDay } from '../catalogue/index.ts';

type Between = { readonly shopId: number; readonly since: Date; readonly until: Date };

/** The counts of a shop's business day, without the sums, which come from the ledger. */
export type CountedDay = Omit<DayTally, 'earned' | 'refunded'>;

/**
 * Counts the orders per business day. A day without orders has no row. Excludes set meals of a brand, because guests
 * buy them long before they choose a restaurant.
 */
export async function countDays(executor: Executor, { shopId, since, until }: Between): Promise<CountedDay[]> {
  const { rows } = await sql<CountedDay>`
    WITH ordered AS MATERIALIZED (
      SELECT id, state = 'cancelled' AS is_cancelled, balance_part + payable AS paid,
        refunded_balance + refunded_gateway > 0 AS is_refunded,
        ${sqlBusinessDay(sql`placed_at`)} AS day,
        extract(hour FROM placed_at AT TIME ZONE 'Asia/Shanghai')::int AS hour,
        round(extract(epoch FROM accepted_at - paid_at) / 10)::int * 10 AS answer,
        round(extract(epoch FROM ready_at - accepted_at) / 10)::int * 10 AS prep
      FROM customer_order
      WHERE shop_id = ${shopId} AND placed_at >= ${since} AND placed_at < ${until} AND paid_at IS NOT NULL
        AND set_meal_id IS NULL
    ), kept AS (SELECT * FROM ordered WHERE NOT is_cancelled),
    hours AS (SELECT day, jsonb_object_agg(hour, n) AS hours
      FROM (SELECT day, hour, count(*) AS n FROM kept GROUP BY day, hour) each GROUP BY day),
    answers AS (SELECT day, jsonb_object_agg(answer, n) AS answers
      FROM (SELECT day, answer, count(*) AS n FROM ordered WHERE answer IS NOT NULL GROUP BY day, answer) each GROUP BY day),
    preps AS (SELECT day, jsonb_object_agg(prep, n) AS preps
      FROM (SELECT day, prep, count(*) AS n FROM kept WHERE prep IS NOT NULL GROUP BY day, prep) each GROUP BY day),
    dishes AS (SELECT day, jsonb_agg(jsonb_build_object('nameZh', name, 'pieces', pieces, 'amount', amount)) AS dishes
      FROM (SELECT k.day, COALESCE(l.name->>'zh', '') AS name, sum(l.quantity - l.refunded) AS pieces,
          sum(l.unit_price * (l.quantity - l.refunded)) AS amount
        FROM kept k, LATERAL (SELECT name, quantity, refunded, unit_price FROM order_line WHERE order_id = k.id OFFSET 0) l
        GROUP BY 1, 2) each GROUP BY day),
    refusals AS (SELECT day, jsonb_agg(jsonb_build_object('event', event, 'reason', reason, 'orders', n)) AS refusals
      FROM (SELECT c.day, h.event, h.reason, count(*) AS n
        FROM ordered c, LATERAL (SELECT event, reason FROM order_history
          WHERE order_id = c.id AND to_state = 'cancelled' ORDER BY id DESC LIMIT 1) h
        WHERE c.is_cancelled AND h.event IN ('refuse', 'run_out', 'expire') GROUP BY 1, 2, 3) each GROUP BY day),
    days AS (SELECT day, count(*) FILTER (WHERE NOT is_cancelled)::int AS orders,
        COALESCE(sum(paid) FILTER (WHERE NOT is_cancelled), 0)::bigint AS paid,
        count(*) FILTER (WHERE is_refunded AND NOT is_cancelled)::int AS refunds
      FROM ordered GROUP BY day)
    SELECT day, orders, paid, refunds, COALESCE(hours, '{}') AS hours, COALESCE(answers, '{}') AS answers,
      COALESCE(preps, '{}') AS preps, COALESCE(dishes, '[]') AS dishes, COALESCE(refusals, '[]') AS refusals
    FROM days LEFT JOIN hours USING (day) LEFT JOIN answers USING (day) LEFT JOIN preps USING (day)
      LEFT JOIN dishes USING (day) LEFT JOIN refusals USING (day)`.execute(executor);
  return rows;
}

/**
 * Maps the Chinese dish names of stored tallies (sales of a day) to dishes on the menu. If two dishes have the same
 * name, uses the older dish. Removed dishes are absent.
 */
export async function dishesByName(
  executor: Executor,
  shopId: number,
  namesZh: readonly string[],
): Promise<ReadonlyMap<string, PartlyTranslated>> {
  const { rows } = await sql<{ name: PartlyTranslated }>`SELECT name FROM dish
    WHERE shop_id = ${shopId} AND name->>'zh-CN' = ANY(${namesZh}) ORDER BY id DESC`.execute(executor);
  return new Map(rows.map(({ name }) => [name['zh-CN'] ?? '', name]));
}

export async function storedTallies(executor: Executor, shopId: number, from: string): Promise<DayTally[]> {
  const { rows } = await sql<{ tally: DayTally }>`SELECT tally FROM shop_day
    WHERE shop_id = ${shopId} AND day >= ${from}::date ORDER BY day`.execute(executor);
  return rows.map(({ tally }) => tally);
}

/** Stores the sales data of days. Concurrent callers store the same data, so a conflict is ignored. */
export async function storeTallies(executor: Executor, shopId: number, tallies: readonly DayTally[]): Promise<void> {
  await sql`INSERT INTO shop_day (shop_id, day, tally)
    SELECT ${shopId}, (tally->>'day')::date, tally FROM jsonb_array_elements(${JSON.stringify(tallies)}::jsonb) AS tally
    ON CONFLICT DO NOTHING`.execute(executor);
}
