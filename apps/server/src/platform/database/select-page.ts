import { type RawBuilder, sql } from 'kysely';
import type { Executor } from './database.ts';

export type Page = { readonly offset: number; readonly limit: number };
export type ListedRows<Row> = { readonly orders: Row[]; readonly total: number };

/**
 * Selects the ids first, so that only the rows of the requested page are read in full. @param select the statement
 * before `WHERE`, with the alias `o` for the table of orders
 */
export async function selectPage<Row>(
  executor: Executor,
  select: RawBuilder<Row>,
  matching: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  page: Page,
): Promise<ListedRows<Row>> {
  const { rows: ids } = await sql<{ id: number; total: number }>`
    SELECT o.id, count(*) OVER () AS total ${matching} ORDER BY ${order} OFFSET ${page.offset} LIMIT ${page.limit}`.execute(
    executor,
  );
  // An offset beyond the last row returns no row and therefore no count, so count the rows separately.
  if (ids.length === 0) return { orders: [], total: page.offset === 0 ? 0 : await countRows(executor, matching) };
  const { rows } = await sql<Row>`${select} WHERE o.id = ANY(${ids.map((row) => row.id)}) ORDER BY ${order}`.execute(
    executor,
  );
  return { orders: rows, total: ids[0]?.total ?? 0 };
}

/** @param matching the statement from `FROM` on */
export async function countRows(executor: Executor, matching: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`SELECT count(*)::int AS total ${matching}`.execute(executor);
  return rows[0]?.total ?? 0;
}
