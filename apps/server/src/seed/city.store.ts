import type { Language, PartlyTranslated } from '@chifan/domain';
import type { OpeningHours, RestaurantType, ShopType } from '@chifan/domain/catalogue';
import { sql } from 'kysely';
import { updateMenuFacts, updateShowcases } from '../modules/catalogue/index.ts';
import type { Executor, Tx } from '../platform/database/database.ts';

export type NewBrand = {
  readonly slug: string;
  readonly name: PartlyTranslated;
  readonly description: PartlyTranslated;
  readonly plate: string;
  readonly sharePermille: number;
};

/** A shop to insert. Amounts are in fen, `x` and `y` in Web Mercator metres. */
export type NewShop = {
  readonly sourceId: string;
  readonly source: string;
  readonly brandId: number | null;
  readonly name: PartlyTranslated;
  readonly nameZh: string;
  readonly pinyin: string;
  readonly description: PartlyTranslated;
  readonly types: readonly ShopType[];
  readonly cuisine: RestaurantType;
  readonly lat: number;
  readonly lng: number;
  readonly x: number;
  readonly y: number;
  readonly address: PartlyTranslated;
  readonly phone: string | null;
  readonly openingHours: OpeningHours;
  readonly openingHoursText: string | null;
  readonly autoAccept: boolean;
  /** Cooking time that the merchant states. Absent if the merchant states no cooking time. */
  readonly kitchenMinutes?: number;
  readonly radiusMetres: number;
  readonly minimumDelivery: number;
  readonly deliveryBaseFee: number;
  readonly deliveryBaseMetres: number;
  readonly deliveryPerKm: number;
  readonly packageFee: number;
  readonly fullReductions: readonly { readonly threshold: number; readonly reduction: number }[];
  readonly acceptsForeignCard: boolean;
};

export type NewDish = {
  readonly key: string;
  readonly name: PartlyTranslated;
  readonly pinyin: string;
  readonly description: PartlyTranslated;
  readonly price: number;
  readonly spice: number;
  readonly allergens: { readonly contains: readonly string[]; readonly free: readonly string[] };
  readonly diet: Readonly<Record<string, string>>;
  readonly options: readonly { readonly key: string; readonly choices: readonly object[] }[];
  readonly stock: number | null;
  readonly plate: string;
  readonly contents: readonly { readonly dish: string; readonly quantity: number }[];
  readonly servedHours: OpeningHours | null;
  readonly byPlatform?: { readonly name: readonly Language[]; readonly description: readonly Language[] };
};

export type NewCategory = {
  readonly shopId: number;
  readonly key: string;
  readonly name: PartlyTranslated;
  readonly position: number;
};

export type MenuRows = {
  readonly categories: readonly NewCategory[];
  readonly dishes: readonly (NewDish & {
    readonly shopId: number;
    readonly category: string;
    readonly position: number;
  })[];
};

export async function lockForSeeding(tx: Tx): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('the demo city', 0))`.execute(tx);
}

export async function hasShops(executor: Executor): Promise<boolean> {
  const { rows } = await sql`SELECT FROM shop LIMIT 1`.execute(executor);
  return rows.length > 0;
}

export async function hasDemoShops(executor: Executor): Promise<boolean> {
  const { rows } = await sql`SELECT FROM shop WHERE source = 'demo' LIMIT 1`.execute(executor);
  return rows.length > 0;
}

/** @returns ids of the brands by slug. */
export async function insertBrands(executor: Executor, brands: readonly NewBrand[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; slug: string }>`
    INSERT INTO brand (slug, name, description, plate, share_permille)
    SELECT slug, name, description, plate, "sharePermille" FROM jsonb_to_recordset(${JSON.stringify(brands)}::jsonb)
      AS b(slug text, name jsonb, description jsonb, plate text, "sharePermille" int)
    RETURNING id, slug`.execute(executor);
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}

/** @returns ids of the shops by source id. */
export async function insertShops(
  executor: Executor,
  shops: readonly NewShop[],
  at: Date,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; sourceId: string }>`
    INSERT INTO shop (source_id, source, brand_id, name, name_zh, pinyin, description, types, cuisine, lat, lng, xy, address,
      phone, opening_hours, opening_hours_text, auto_accept, kitchen_told, radius_metres, minimum_delivery, delivery_base_fee,
      delivery_base_metres, delivery_per_km, package_fee, full_reductions, has_delivery_terms, accepts_foreign_card, created_at, updated_at)
    SELECT s."sourceId", s.source, s."brandId", s.name, s."nameZh", s.pinyin, s.description,
      ARRAY(SELECT jsonb_array_elements_text(s.types)), s.cuisine, s.lat, s.lng, point(s.x, s.y), s.address, s.phone,
      s."openingHours", s."openingHoursText", s."autoAccept", s."kitchenMinutes", s."radiusMetres", s."minimumDelivery", s."deliveryBaseFee",
      s."deliveryBaseMetres", s."deliveryPerKm", s."packageFee", s."fullReductions", true, s."acceptsForeignCard", ${at}, ${at}
    FROM jsonb_to_recordset(${JSON.stringify(shops)}::jsonb) AS s("sourceId" text, source text, "brandId" bigint,
      name jsonb, "nameZh" text, pinyin text, description jsonb, types jsonb, cuisine text, lat double precision,
      lng double precision, x double precision, y double precision, address jsonb, phone text, "openingHours" jsonb,
      "openingHoursText" text, "autoAccept" boolean, "kitchenMinutes" int, "radiusMetres" int, "minimumDelivery" int, "deliveryBaseFee" int,
      "deliveryBaseMetres" int, "deliveryPerKm" int, "packageFee" int, "fullReductions" jsonb,
      "acceptsForeignCard" boolean)
    RETURNING id, source_id AS "sourceId"`.execute(executor);
  return new Map(rows.map(({ id, sourceId }) => [sourceId, id]));
}

export async function insertMenus(executor: Executor, { categories, dishes }: MenuRows): Promise<void> {
  await sql`INSERT INTO dish_category (shop_id, key, name, position)
    SELECT "shopId", key, name, position FROM jsonb_to_recordset(${JSON.stringify(categories)}::jsonb)
      AS c("shopId" bigint, key text, name jsonb, position int)`.execute(executor);
  await sql`INSERT INTO dish (shop_id, category_id, key, name, pinyin, description, price, spice, allergens, diet, options,
      stock, plate, position, served_hours, by_platform)
    SELECT d."shopId", c.id, d.key, d.name, d.pinyin, d.description, d.price, d.spice, d.allergens, d.diet, d.options,
      d.stock, d.plate, d.position, nullif(d."servedHours", 'null'),
      coalesce(d."byPlatform", '{"name": [], "description": []}')
    FROM jsonb_to_recordset(${JSON.stringify(dishes)}::jsonb) AS d("shopId" bigint, category text, key text, name jsonb,
      pinyin text, description jsonb, price int, spice smallint, allergens jsonb, diet jsonb, options jsonb, stock int,
      plate text, position int, "servedHours" jsonb, "byPlatform" jsonb)
    JOIN dish_category c ON c.shop_id = d."shopId" AND c.key = d.category`.execute(executor);
  await insertParts(executor, dishes);
  const shopIds = [...new Set(categories.map(({ shopId }) => shopId))];
  await updateMenuFacts(executor, shopIds);
  await updateShowcases(executor, shopIds);
}

async function insertParts(executor: Executor, dishes: MenuRows['dishes']): Promise<void> {
  const parts = dishes.flatMap(({ shopId, key, contents }) =>
    contents.map(({ dish, quantity }, position) => ({ shopId, set: key, dish, quantity, position })),
  );
  await sql`INSERT INTO dish_part (shop_id, set_id, dish_id, quantity, position)
    SELECT p."shopId", whole.id, part.id, p.quantity, p.position
    FROM jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) AS p("shopId" bigint, set text, dish text, quantity int,
      position int)
    JOIN dish whole ON whole.shop_id = p."shopId" AND whole.key = p.set
    JOIN dish part ON part.shop_id = p."shopId" AND part.key = p.dish`.execute(executor);
}

export async function demoDishIds(executor: Executor): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; sourceId: string; key: string }>`
    SELECT dish.id, shop.source_id AS "sourceId", dish.key FROM dish JOIN shop ON shop.id = dish.shop_id
    WHERE shop.source = 'demo'`.execute(executor);
  return new Map(rows.map(({ id, sourceId, key }) => [`${sourceId}/${key}`, id]));
}

export async function nextJobDueAt(
  executor: Executor,
  kinds: readonly string[],
  until: Date,
): Promise<Date | undefined> {
  const { rows } = await sql<{ runAt: Date | null }>`
    SELECT min(run_at) AS "runAt" FROM job WHERE kind = ANY(${kinds}) AND run_at <= ${until}`.execute(executor);
  return rows[0]?.runAt ?? undefined;
}
