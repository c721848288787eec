import { toMercator } from '@chifan/domain/address';
import { Client } from 'pg';
import { pinyinOf, reindexAllShops } from '../../apps/server/src/modules/catalogue/index.ts';
import { openDatabase } from '../../apps/server/src/platform/database/database.ts';
import { variantOf, variantsOf } from './name-variants.ts';
import { type RealDish, realNames, type Texts } from './real-names.ts';
import { placeAt } from './shops.ts';
import { alwaysOpen, menuTexts, shopTexts } from './texts.ts';

export type Metropolis = {
  readonly shops: readonly { readonly id: number; readonly dishIds: readonly number[] }[];
  readonly names: readonly Texts[];
};

export type MetropolisSize = { readonly shops: number; readonly dishesEach: number };

/**
 * Share of the dishes that have an unchanged name from the demo city, so that many dishes have the same name, as on
 * real menus.
 */
const plainShare = 0.5;
const shopsAtOnce = 10_000;
const sampledShops = 20_000;

/**
 * Inserts shops and dishes. Their names are names from the demo city and variants of these names. The database must be
 * empty or contain only the demo city. Each run produces the same data. SQL selects the names from two tables that the
 * function drops at the end.
 */
export async function buildMetropolis(databaseUrl: string, size: MetropolisSize): Promise<Metropolis> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const real = realNames();
    await insertNamePool(client, real);
    for (let first = 0; first < size.shops; first += shopsAtOnce)
      await insertShops(client, first, Math.min(size.shops, first + shopsAtOnce), size.dishesEach);
    await client.query('DROP TABLE bench_shop_name, bench_dish_name');
    await indexShops(databaseUrl);
    await client.query('VACUUM ANALYZE');
    // Write a checkpoint now, so that no checkpoint runs while calls are measured.
    await client.query('CHECKPOINT');
    return { shops: await someShops(client), names: [...real.dishes.map(({ name }) => name), ...real.shops] };
  } finally {
    await client.end();
  }
}

type Pool = { readonly dishes: readonly RealDish[]; readonly shops: readonly Texts[] };

async function insertNamePool(client: Client, { dishes, shops }: Pool): Promise<void> {
  await client.query(
    'CREATE TABLE bench_dish_name (n int PRIMARY KEY, name jsonb, pinyin text, description jsonb); CREATE TABLE bench_shop_name (n int PRIMARY KEY, name jsonb, pinyin text)',
  );
  // Unchanged names get the lowest numbers, so that a query can select them by their number `n`.
  const variants = Array.from({ length: variantsOf }, (_, variant) =>
    dishes.map(({ name, description }) => ({ name: variantOf(name, variant), description })),
  ).flat();
  await insertPool(client, 'bench_dish_name', variants.map(dishRow));
  await insertPool(
    client,
    'bench_shop_name',
    shops.map((name, n) => ({ n, name, pinyin: pinyinOfName(name) })),
  );
}

const dishRow = ({ name, description }: RealDish, n: number) => ({
  n,
  name,
  pinyin: pinyinOfName(name),
  description: Object.keys(description).length > 0 ? description : menuTexts.description,
});

const pinyinOfName = (name: Texts): string => pinyinOf(name['zh-CN'] ?? '');

async function insertPool(client: Client, table: string, rows: readonly object[]): Promise<void> {
  const atOnce = 5_000;
  for (let first = 0; first < rows.length; first += atOnce)
    await client.query(`INSERT INTO ${table} SELECT * FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb)`, [
      JSON.stringify(rows.slice(first, first + atOnce)),
    ]);
}

async function insertShops(client: Client, from: number, to: number, dishesEach: number): Promise<void> {
  const places = Array.from({ length: to - from }, (_, step) => placeAt(from + step));
  const planes = places.map(toMercator);
  await client.query(
    `WITH pool AS (SELECT count(*)::int AS size FROM bench_shop_name)
     INSERT INTO shop (source_id, source, name, name_zh, pinyin, types, cuisine, lat, lng, xy, address, opening_hours,
       minimum_delivery, package_fee, dish_count, full_reductions, has_vegetarian, state, created_at, updated_at)
     SELECT 'metropolis:' || place.n, 'bench', name.name, name.name ->> 'zh-CN', name.pinyin,
       CASE WHEN place.n % 20 = 0 THEN '{asian,halal}'::text[] ELSE '{asian}' END,
       (ARRAY['noodles', 'sichuan', 'cantonese', 'hotpot', 'dumplings', 'fast_food', 'cafe', 'bakery'])[1 + place.n % 8],
       lat, lng, point(x, y), $1::jsonb, $2::jsonb, 2000, 200, $3,
       CASE WHEN place.n % 3 = 0 THEN '[{"threshold": 5000, "reduction": 500}]'::jsonb ELSE '[]' END, place.n % 4 <> 0, 'live', now(), now()
     FROM (SELECT ($4 + ord - 1)::int AS n, lat, lng, x, y
           FROM unnest($5::float8[], $6::float8[], $7::float8[], $8::float8[]) WITH ORDINALITY AS p(lat, lng, x, y, ord)) place,
       pool, bench_shop_name name
     WHERE name.n = mod(hashint4(place.n)::bigint + 2147483648, pool.size)`,
    [
      JSON.stringify(shopTexts.address),
      JSON.stringify(alwaysOpen()),
      dishesEach,
      from,
      places.map(({ lat }) => lat),
      places.map(({ lng }) => lng),
      planes.map(({ x }) => x),
      planes.map(({ y }) => y),
    ],
  );
  await insertMenus(client, { from, to, dishesEach });
}

async function insertMenus(client: Client, { from, to, dishesEach }: { from: number; to: number; dishesEach: number }) {
  const ids = Array.from({ length: to - from }, (_, step) => `metropolis:${from + step}`);
  await client.query(
    `INSERT INTO dish_category (shop_id, key, name, position)
     SELECT id, 'c1', $1::jsonb, 1 FROM shop WHERE source_id = ANY($2)`,
    [JSON.stringify(menuTexts.category), ids],
  );
  await client.query(
    `WITH pool AS (SELECT count(*)::int AS size FROM bench_dish_name), drawn AS (
       SELECT c.shop_id, c.id AS category_id, d.n,
         mod(hashint8(c.shop_id * 64 + d.n)::bigint + 2147483648, 1000) / 1000.0 < $1::float8 AS is_plain,
         mod(hashint8(c.shop_id * 64 + d.n + 7919)::bigint + 2147483648, 1000003) AS luck
       FROM shop JOIN dish_category c ON c.shop_id = shop.id, generate_series(1, $2::int) AS d(n)
       WHERE shop.source_id = ANY($3))
     INSERT INTO dish (shop_id, category_id, key, name, pinyin, description, price, spice, allergens, diet, options, position)
     SELECT drawn.shop_id, drawn.category_id, 'd' || drawn.n, name.name, name.pinyin, name.description, 1000 + 100 * drawn.n,
       drawn.n % 4, '{"contains": ["gluten", "soy"], "free": ["peanut"]}', '{"halal": "unknown", "vegetarian": "no"}',
       $4::jsonb, drawn.n
     FROM drawn, pool, bench_dish_name name
     WHERE name.n = CASE WHEN drawn.is_plain THEN mod(drawn.luck, pool.size / $5::int) ELSE mod(drawn.luck, pool.size) END`,
    [plainShare, dishesEach, ids, JSON.stringify([menuTexts.size]), variantsOf],
  );
}

async function indexShops(databaseUrl: string): Promise<void> {
  const database = openDatabase(databaseUrl, 2, (error) => console.error(error));
  try {
    await database.transact((tx) => reindexAllShops(tx, () => undefined));
  } finally {
    await database.close();
  }
}

async function someShops(client: Client): Promise<Metropolis['shops']> {
  const { rows } = await client.query<{ id: string; dishIds: string[] }>(
    `SELECT shop_id AS id, array_agg(id ORDER BY position) AS "dishIds" FROM dish
     WHERE shop_id IN (SELECT id FROM shop WHERE source_id LIKE 'metropolis:%' ORDER BY hashint8(id) LIMIT $1)
     GROUP BY shop_id ORDER BY shop_id`,
    [sampledShops],
  );
  return rows.map((row) => ({ id: Number(row.id), dishIds: row.dishIds.map(Number) }));
}
