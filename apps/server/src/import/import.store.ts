import { sql } from 'kysely';
import { updateMenuFacts, updateShowcases } from '../modules/catalogue/index.ts';
import type { Executor } from '../platform/database/database.ts';
import type { MenuAssignment, SampleDish, ShopWithoutMenu } from './sample-menus.ts';
import type { ImportedShop } from './shop-of-listing.ts';

/** `added`: ids of the new shops, which are drafts. */
export type WrittenShops = { readonly added: readonly number[]; readonly changed: number };

/**
 * SQL values of the profile columns. The import updates them until staff save the profile for the first time (rule
 * catalogue-56).
 */
const profile = sql`CASE WHEN known.profile_version > 1 THEN known.name ELSE excluded.name END,
  CASE WHEN known.profile_version > 1 THEN known.name_zh ELSE excluded.name_zh END,
  CASE WHEN known.profile_version > 1 THEN known.pinyin ELSE excluded.pinyin END,
  CASE WHEN known.profile_version > 1 THEN known.types ELSE excluded.types END,
  CASE WHEN known.profile_version > 1 THEN known.cuisine ELSE excluded.cuisine END,
  CASE WHEN known.profile_version > 1 THEN known.lat ELSE excluded.lat END,
  CASE WHEN known.profile_version > 1 THEN known.lng ELSE excluded.lng END,
  CASE WHEN known.profile_version > 1 THEN known.address ELSE excluded.address END,
  CASE WHEN known.profile_version > 1 THEN known.phone ELSE excluded.phone END`;
const position = sql`CASE WHEN known.profile_version > 1 THEN known.xy ELSE excluded.xy END`;
const hours = sql`CASE WHEN known.hours_version > 1 THEN known.opening_hours ELSE excluded.opening_hours END,
  CASE WHEN known.hours_version > 1 THEN known.opening_hours_text ELSE excluded.opening_hours_text END`;

/**
 * Adds new shops and updates known shops, found by their source id. Values that staff or the platform set are not
 * changed: menu, prices, profile, opening hours, delivery settings, order acceptance, and the draft or live state.
 */
export async function upsertShops(executor: Executor, shops: readonly ImportedShop[], at: Date): Promise<WrittenShops> {
  const { rows } = await sql<{ id: number; isNew: boolean }>`
    INSERT INTO shop AS known (source_id, source, brand_id, name, name_zh, pinyin, types, cuisine, lat, lng, xy, address,
      phone, opening_hours, opening_hours_text, auto_accept, radius_metres, minimum_delivery, delivery_base_fee,
      delivery_base_metres, delivery_per_km, package_fee, full_reductions, accepts_foreign_card, created_at, updated_at)
    SELECT s."sourceId", s.source, (SELECT id FROM brand WHERE slug = s.brand ->> 'slug'), s.name, s."nameZh", s.pinyin, ARRAY(SELECT jsonb_array_elements_text(s.types)),
      s.cuisine, s.lat, s.lng, point(s.x, s.y), s.address, s.phone, s."openingHours", s."openingHoursText",
      s."autoAccept", s."radiusMetres", s."minimumDelivery", s."deliveryBaseFee", s."deliveryBaseMetres",
      s."deliveryPerKm", s."packageFee", s."fullReductions", s."acceptsForeignCard", ${at}, ${at}
    FROM jsonb_to_recordset(${JSON.stringify(shops)}::jsonb) AS s("sourceId" text, source text, brand jsonb, name jsonb,
      "nameZh" text, pinyin text, types jsonb, cuisine text, lat double precision, lng double precision,
      x double precision, y double precision, address jsonb, phone text, "openingHours" jsonb, "openingHoursText" text,
      "autoAccept" boolean, "radiusMetres" int, "minimumDelivery" int, "deliveryBaseFee" int, "deliveryBaseMetres" int,
      "deliveryPerKm" int, "packageFee" int, "fullReductions" jsonb, "acceptsForeignCard" boolean)
    ON CONFLICT (source_id) DO UPDATE SET source = excluded.source, brand_id = excluded.brand_id, updated_at = excluded.updated_at,
      (name, name_zh, pinyin, types, cuisine, lat, lng, address, phone, xy) = ROW(${profile}, ${position}),
      (opening_hours, opening_hours_text) = ROW(${hours})
    WHERE (known.source, known.brand_id, known.name, known.name_zh, known.pinyin, known.types, known.cuisine, known.lat,
        known.lng, known.address, known.phone, known.opening_hours, known.opening_hours_text)
      IS DISTINCT FROM (excluded.source, excluded.brand_id, ${profile}, ${hours})
    RETURNING id, xmax = 0 AS "isNew"`.execute(executor);
  const added = rows.filter(({ isNew }) => isNew).map(({ id }) => id);
  return { added, changed: rows.length - added.length };
}

export async function upsertBrands(
  executor: Executor,
  brands: readonly (NonNullable<ImportedShop['brand']> & { readonly plate: string })[],
): Promise<void> {
  await sql`INSERT INTO brand (slug, name, plate)
    SELECT DISTINCT ON (slug) slug, name, plate
    FROM jsonb_to_recordset(${JSON.stringify(brands)}::jsonb) AS b(slug text, name jsonb, plate text)
    ON CONFLICT (slug) DO NOTHING`.execute(executor);
}

export async function shopsWithoutMenu(executor: Executor, sourceIds: readonly string[]): Promise<ShopWithoutMenu[]> {
  const { rows } = await sql<ShopWithoutMenu>`
    SELECT id, source_id AS "sourceId", cuisine FROM shop
    WHERE source_id = ANY(${sourceIds}) AND NOT EXISTS (SELECT FROM dish_category c WHERE c.shop_id = shop.id)
    ORDER BY id`.execute(executor);
  return rows;
}

export async function shopIdsOf(executor: Executor, sourceIds: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`SELECT id FROM shop WHERE source_id = ANY(${sourceIds})`.execute(executor);
  return rows.map(({ id }) => id);
}

/**
 * Adds menus and marks them as sample menus. `assignments` lists the dishes of each shop in menu order, as indexes into
 * `samples`. The shops also get assumed delivery terms, so that they can go live (rule catalogue-56).
 */
export async function insertSampleMenus(
  executor: Executor,
  samples: readonly SampleDish[],
  assignments: readonly MenuAssignment[],
): Promise<void> {
  const used = [...new Set(assignments.flatMap(({ dishes }) => dishes))];
  const sent = JSON.stringify(used.map((place) => ({ place, ...samples[place] })));
  const lines = assignments.flatMap(({ shopId, dishes }) =>
    dishes.map((place, position) => ({ shopId, place, position })),
  );
  const chosen = sql`chosen AS (SELECT * FROM unnest(${lines.map(({ shopId }) => shopId)}::bigint[],
    ${lines.map(({ place }) => place)}::int[], ${lines.map(({ position }) => position)}::int[])
    AS c(shop_id, place, position))`;
  await sql`WITH ${chosen}, sample AS (
      SELECT * FROM jsonb_to_recordset(${sent}::jsonb) AS s(place int, category text, "categoryName" jsonb)
    )
    INSERT INTO dish_category (shop_id, key, name, position)
    SELECT chosen.shop_id, sample.category, sample."categoryName", min(chosen.position)
    FROM chosen JOIN sample USING (place)
    GROUP BY chosen.shop_id, sample.category, sample."categoryName"`.execute(executor);
  await sql`WITH ${chosen}, sample AS MATERIALIZED (
      SELECT * FROM jsonb_to_recordset(${sent}::jsonb) AS s(place int, category text, key text, name jsonb, pinyin text,
        description jsonb, price int, spice smallint, allergens jsonb, diet jsonb, options jsonb, stock int, plate text)
    )
    INSERT INTO dish (shop_id, category_id, key, name, pinyin, description, price, spice, allergens, diet, options, stock,
      plate, position)
    SELECT chosen.shop_id, c.id, sample.key, sample.name, sample.pinyin, sample.description, sample.price, sample.spice,
      sample.allergens, sample.diet, sample.options, sample.stock, sample.plate, chosen.position
    FROM chosen JOIN sample USING (place)
    JOIN dish_category c ON c.shop_id = chosen.shop_id AND c.key = sample.category`.execute(executor);
  const shopIds = assignments.map(({ shopId }) => shopId);
  await sql`UPDATE shop SET has_sample_menu = true, has_delivery_terms = true WHERE id = ANY(${shopIds}::bigint[])`.execute(
    executor,
  );
  await updateMenuFacts(executor, shopIds);
  await updateShowcases(executor, shopIds);
}

export async function staffByLogin(
  executor: Executor,
  login: string,
): Promise<{ id: number; role: string } | undefined> {
  const { rows } = await sql<{ id: number; role: string }>`
    SELECT id, role FROM staff WHERE login = ${login}`.execute(executor);
  return rows[0];
}

/** Allows one member of staff to work at all shops with the given source ids. Idempotent. */
export async function assignShops(executor: Executor, staffId: number, sourceIds: readonly string[]): Promise<void> {
  await sql`INSERT INTO staff_shop (staff_id, shop_id)
    SELECT ${staffId}, id FROM shop WHERE source_id = ANY(${sourceIds}) ON CONFLICT DO NOTHING`.execute(executor);
}

/** Updates the statistics of PostgreSQL's query planner after many new rows. */
export async function refreshStatistics(executor: Executor): Promise<void> {
  for (const table of ['shop', 'dish', 'dish_category', 'staff_shop', 'search_name', 'search_place', 'search_word'])
    await sql`ANALYZE ${sql.table(table)}`.execute(executor);
}
