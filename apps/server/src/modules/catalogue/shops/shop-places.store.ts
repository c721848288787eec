import type { PartlyTranslated } from '@chifan/domain';
import { type Position, toMercator } from '@chifan/domain/address';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';

export type ShopPlace = Position & {
  readonly name: PartlyTranslated;
  readonly nameZh: string;
  readonly pinyin: string;
  readonly address: PartlyTranslated;
};

export async function shopPlacesNear(executor: Executor, here: Position, limit: number): Promise<ShopPlace[]> {
  const { x, y } = toMercator(here);
  const { rows } = await sql<ShopPlace>`
    SELECT name, name_zh AS "nameZh", pinyin, address, lat, lng FROM shop
    ORDER BY xy <-> point(${x}, ${y}) LIMIT ${limit}`.execute(executor);
  return rows;
}
