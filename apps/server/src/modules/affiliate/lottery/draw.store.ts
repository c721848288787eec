import { type PartlyTranslated, shanghaiDay, shanghaiDayStart } from '@chifan/domain';
import { type LotteryPrize, minLotteryOrder } from '@chifan/domain/affiliate';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/database.ts';

export type NewDraw = {
  readonly orderId: number;
  readonly memberId: number;
  readonly until: Date;
  /** The time when the order was completed. The limit of draws per day uses this time. */
  readonly at: Date;
  readonly perDay: number;
};

/**
 * Creates the prize draw of an order, unless the order has a draw or the member has reached the day's limit. The caller
 * must have locked a row of the member, so that two orders completed at once are counted one after the other.
 */
export async function insertDraw(tx: Tx, { orderId, memberId, until, at, perDay }: NewDraw): Promise<void> {
  const day = new Date(shanghaiDayStart(shanghaiDay(at)));
  await sql`INSERT INTO draw (order_id, member_id, until, created_at)
    SELECT ${orderId}::bigint, ${memberId}::bigint, ${until}::timestamptz, ${at}::timestamptz
    WHERE (SELECT count(*) FROM draw WHERE member_id = ${memberId} AND created_at >= ${day}
      AND created_at < ${new Date(day.getTime() + 86_400_000)}) < ${perDay}
    ON CONFLICT (order_id) DO NOTHING`.execute(tx);
}

export type DrawRow = {
  readonly orderId: number;
  readonly orderNumber: string;
  readonly dayNumber: number | null;
  readonly shopName: PartlyTranslated;
  /** Prizes in fen: none before the draw, two for a draw with a double-draw ticket, otherwise one. */
  readonly outcomes: number[];
  readonly until: Date;
  readonly drawnAt: Date | null;
  /** True if the draw has expired, or if refunds left less than the minimum payment for a draw. */
  readonly isOver: boolean;
};

type Whose = { readonly memberId: number; readonly orderId?: number | undefined; readonly now: Date };

export async function listedDraws(
  executor: Executor,
  { memberId, orderId, now }: Whose,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly rows: DrawRow[]; readonly total: number }> {
  const { rows } = await sql<DrawRow & { total: number }>`
    SELECT d.order_id AS "orderId", o.number AS "orderNumber", o.day_number AS "dayNumber", s.name AS "shopName",
      d.outcomes, d.until, d.drawn_at AS "drawnAt", over.is_over AS "isOver", count(*) OVER () AS total
    FROM draw d JOIN customer_order o ON o.id = d.order_id JOIN shop s ON s.id = o.shop_id
    CROSS JOIN LATERAL (SELECT d.until <= ${now}
      OR o.balance_part + o.payable - o.refunded_balance - o.refunded_gateway < ${minLotteryOrder} AS is_over) over
    WHERE d.member_id = ${memberId} AND (${orderId ?? null}::bigint IS NULL OR d.order_id = ${orderId ?? null})
    ORDER BY d.drawn_at IS NULL AND NOT over.is_over DESC, coalesce(d.drawn_at, d.created_at) DESC, d.id DESC
    OFFSET ${offset} LIMIT ${limit}`.execute(executor);
  return { rows, total: rows[0]?.total ?? 0 };
}

/** Returns the prize draw of an order. The caller must have locked the order's row. */
export async function drawOfOrder(tx: Tx, whose: Whose & { readonly orderId: number }): Promise<DrawRow | undefined> {
  return (await listedDraws(tx, whose, { offset: 0, limit: 1 })).rows[0];
}

/** @throws a check violation if the draw already has a result */
export async function writeDrawResult(
  tx: Tx,
  drawn: {
    readonly orderId: number;
    readonly outcomes: readonly number[];
    readonly tableId: number;
    readonly at: Date;
  },
): Promise<void> {
  await sql`UPDATE draw SET outcomes = ${drawn.outcomes}::int[], table_id = ${drawn.tableId},
    drawn_at = ${drawn.at} WHERE order_id = ${drawn.orderId}`.execute(tx);
}

type DrawTable = { readonly id: number; readonly prizes: LotteryPrize[] };

export async function currentDrawTable(executor: Executor): Promise<DrawTable> {
  const { rows } = await sql<DrawTable>`SELECT id, prizes FROM draw_table ORDER BY id DESC LIMIT 1`.execute(executor);
  const [table] = rows;
  if (!table) throw new Error('no draw table');
  return table;
}

type NewDrawTable = {
  readonly replaces: number;
  readonly prizes: readonly LotteryPrize[];
  readonly staffId: number;
  readonly at: Date;
};

/**
 * Stores a new prize table. Older tables remain, because draws refer to them. @returns the id of the new table, or
 * undefined if `replaces` is not the current table
 */
export async function insertDrawTable(
  tx: Tx,
  { replaces, prizes, staffId, at }: NewDrawTable,
): Promise<number | undefined> {
  await sql`SELECT FROM draw_table WHERE id = ${replaces} FOR NO KEY UPDATE`.execute(tx);
  const { rows } = await sql<{ id: number }>`INSERT INTO draw_table (prizes, set_by, set_at)
    SELECT ${JSON.stringify(prizes)}::jsonb, ${staffId}, ${at}
    WHERE ${replaces} = (SELECT max(id) FROM draw_table) RETURNING id`.execute(tx);
  return rows[0]?.id;
}

type PrizeFigure = { readonly amount: number; readonly times: number };

export async function prizesSince(executor: Executor, since: Date): Promise<PrizeFigure[]> {
  const { rows } = await sql<PrizeFigure>`
    SELECT outcome AS amount, count(*) AS times FROM draw CROSS JOIN unnest(outcomes) AS outcome
    WHERE drawn_at >= ${since} GROUP BY outcome ORDER BY outcome`.execute(executor);
  return rows;
}
