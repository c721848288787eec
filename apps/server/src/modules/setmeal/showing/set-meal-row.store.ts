import type { Fen, PartlyTranslated } from '@chifan/domain';
import type { Position } from '@chifan/domain/address';
import { type RawBuilder, sql } from 'kysely';
import { type Brand, liveShops } from '../../catalogue/index.ts';
import { areBrandCodesUsedUp, type SetMealPart } from '../set-meal-for-order.store.ts';

export type SetMealRow = {
  readonly id: number;
  readonly brand: Brand;
  readonly name: PartlyTranslated;
  readonly pinyin: string;
  readonly photos: string[];
  readonly contents: SetMealPart[];
  readonly price: Fen;
  readonly originalPrice: Fen;
  readonly persons: number;
  readonly branchCount: number;
  /** Position of the nearest branch, or null if the query does not select it. */
  readonly nearest: Position | null;
  readonly sold: number;
  readonly stock: number | null;
  readonly areCodesUsedUp: boolean;
};

/** SQL for a brand as JSON. `b` is the alias of the brand. */
export const brandJson = sql`json_build_object('id', b.id, 'name', b.name, 'plate', b.plate, 'image', b.image,
    'branchCount', (SELECT count(*) FROM ${liveShops} WHERE shop.brand_id = b.id))`;

/** The columns of a set meal in a list. `m` is the alias of the set meal, `b` of its brand. */
export const setMealColumns = (nearest: RawBuilder<unknown>) => sql`m.id, ${brandJson} AS brand, m.name, m.pinyin,
    m.photos, m.contents, m.price, m.original_price AS "originalPrice", m.persons,
    (SELECT count(*) FROM set_meal_branch part JOIN ${liveShops} ON shop.id = part.shop_id
      WHERE part.set_meal_id = m.id) AS "branchCount", ${nearest} AS nearest,
    m.sold, m.stock, ${areBrandCodesUsedUp} AS "areCodesUsedUp"`;

/**
 * SQL for the position of the nearest branch of a set meal. `m` is the alias of the set meal. `x` and `y` are Mercator
 * coordinates.
 */
export const nearestBranch = ({ x, y }: { readonly x: number; readonly y: number }) => sql`(
    SELECT json_build_object('lat', shop.lat, 'lng', shop.lng)
    FROM set_meal_branch part JOIN ${liveShops} ON shop.id = part.shop_id WHERE part.set_meal_id = m.id
    ORDER BY shop.xy <-> point(${x}, ${y}), shop.id LIMIT 1)`;

export const noBranch = sql`NULL::json`;
