import { toMercator } from '@chifan/domain/address';
import type { Client } from 'pg';
import { alwaysOpen, menuTexts, shopTexts } from './texts.ts';

export type BenchShop = { readonly id: number; readonly dishIds: readonly number[] };

const shopCount = 20_000;
const shopsWithMenu = 200;
const dishesEach = 40;
const categoriesEach = 6;

/**
 * Inserts shops, some of which have a menu.
 * @returns the shops with a menu
 */
export async function insertShops(client: Client): Promise<BenchShop[]> {
  const places = Array.from({ length: shopCount }, (_, index) => placeAt(index));
  const planes = places.map(toMercator);
  await client.query(
    `INSERT INTO shop (source_id, source, name, name_zh, pinyin, types, cuisine, lat, lng, xy, address, opening_hours,
       minimum_delivery, package_fee, dish_count, full_reductions, state, created_at, updated_at)
     SELECT 'bench:' || n, 'bench', $1::jsonb, '老街面馆', 'lǎo jiē miàn guǎn', '{asian}', 'noodles', lat, lng, point(x, y),
       $2::jsonb, $3::jsonb, 2000, 200, CASE WHEN n <= $4 THEN $5::int ELSE 0 END, '[{"threshold": 5000, "reduction": 500}]',
       'live', now(), now()
     FROM unnest($6::float8[], $7::float8[], $8::float8[], $9::float8[]) WITH ORDINALITY AS place(lat, lng, x, y, n)`,
    [
      JSON.stringify(shopTexts.name),
      JSON.stringify(shopTexts.address),
      JSON.stringify(alwaysOpen()),
      shopsWithMenu,
      dishesEach,
      places.map(({ lat }) => lat),
      places.map(({ lng }) => lng),
      planes.map(({ x }) => x),
      planes.map(({ y }) => y),
    ],
  );
  await insertMenus(client);
  const { rows } = await client.query<{ id: string; dishIds: string[] }>(
    `SELECT shop_id AS id, array_agg(id ORDER BY position) AS "dishIds" FROM dish
     WHERE shop_id IN (SELECT id FROM shop WHERE source = 'bench') GROUP BY shop_id ORDER BY shop_id`,
  );
  return rows.map((row) => ({ id: Number(row.id), dishIds: row.dishIds.map(Number) }));
}

async function insertMenus(client: Client): Promise<void> {
  await client.query(
    `INSERT INTO dish_category (shop_id, key, name, position)
     SELECT shop.id, 'c' || n, $1::jsonb, n FROM shop, generate_series(1, $2::int) AS n
     WHERE source = 'bench' AND dish_count > 0`,
    [JSON.stringify(menuTexts.category), categoriesEach],
  );
  await client.query(
    `INSERT INTO dish (shop_id, category_id, key, name, pinyin, description, price, spice, allergens, diet, options, position)
     SELECT c.shop_id, c.id, 'd' || n, $1::jsonb, 'hóng shāo niú ròu miàn', $2::jsonb, 1000 + 100 * n, n % 4,
       '{"contains": ["gluten", "soy"], "free": ["peanut"]}', '{"halal": "unknown", "vegetarian": "no"}', $3::jsonb, n
     FROM generate_series(1, $4::int) AS n
     JOIN dish_category c ON c.position = 1 + n % $5
     JOIN shop ON shop.id = c.shop_id AND shop.source = 'bench'`,
    [
      JSON.stringify(menuTexts.dish),
      JSON.stringify(menuTexts.description),
      JSON.stringify([menuTexts.size]),
      dishesEach,
      categoriesEach,
    ],
  );
}

/** Bounds of the city in degrees. The demo city is inside. */
const box = { south: 31.0, north: 31.45, west: 121.2, east: 121.75 } as const;

/** A position within the bounds. Positions are evenly distributed (R2 sequence) and equal in every run. */
export const placeAt = (index: number): { lat: number; lng: number } => ({
  lat: box.south + (box.north - box.south) * ((0.5 + index * 0.754_877_666) % 1),
  lng: box.west + (box.east - box.west) * ((0.5 + index * 0.569_840_291) % 1),
});
