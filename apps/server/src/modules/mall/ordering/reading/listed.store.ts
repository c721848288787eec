import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../../../platform/database/database.ts';

export type Page = { readonly offset: number; readonly limit: number };
export type ListedMallOrders<Row> = { readonly orders: Row[]; readonly total: number };

/** Ids first, so that only the page's rows are read whole. @param select up to `WHERE`; it calls the order `o`. */
export async function listedMallOrders<Row>(
  executor: Executor,
  select: RawBuilder<Row>,
  matching: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  { offset, limit }: Page,
): Promise<ListedMallOrders<Row>> {
  const [{ rows: ids }, total] = await Promise.all([
    sql<{ id: number }>`SELECT o.id ${matching} ORDER BY ${order} OFFSET ${offset} LIMIT ${limit}`.execute(executor),
    countMallOrders(executor, matching),
  ]);
  if (ids.length === 0) return { orders: [], total };
  const { rows } = await sql<Row>`${select} WHERE o.id = ANY(${ids.map(({ id }) => id)}) ORDER BY ${order}`.execute(
    executor,
  );
  return { orders: rows, total };
}

/** @param matching from `FROM` on; it calls the order `o`. */
export async function countMallOrders(executor: Executor, matching: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`SELECT count(*)::int AS total ${matching}`.execute(executor);
  return rows[0]?.total ?? 0;
}
