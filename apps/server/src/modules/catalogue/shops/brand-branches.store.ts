import { type Position, toMercator } from '@chifan/domain/address';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';
import type { BrandRow } from './shop.store.ts';
import { liveShops, type ShopRow, shopColumns } from './shop-row.store.ts';

export async function brandById(executor: Executor, brandId: number): Promise<BrandRow | undefined> {
  const { rows } = await sql<BrandRow>`
    SELECT id, name, plate, image, (SELECT count(*) FROM ${liveShops} WHERE shop.brand_id = brand.id) AS "branchCount"
    FROM brand WHERE id = ${brandId}`.execute(executor);
  return rows[0];
}

export async function nearestBranches(
  executor: Executor,
  brandId: number,
  here: Position,
  rows: number,
): Promise<ShopRow[]> {
  const { x, y } = toMercator(here);
  const found = await sql<ShopRow>`
    WITH nearest AS (
      SELECT id, xy <-> point(${x}, ${y}) AS away FROM ${liveShops} WHERE brand_id = ${brandId}
      ORDER BY away, id LIMIT ${rows}
    )
    SELECT ${shopColumns} FROM nearest JOIN shop ON shop.id = nearest.id ORDER BY nearest.away, shop.id`.execute(
    executor,
  );
  return found.rows;
}
