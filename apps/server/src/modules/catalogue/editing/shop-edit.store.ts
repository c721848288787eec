import type { PartlyTranslated } from '@chifan/domain';
import type { OpeningHours, RestaurantType, ShopType } from '@chifan/domain/catalogue';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../../platform/database/database.ts';
import type { ByPlatform } from '../local-text.ts';

export type ShopToEdit = {
  readonly id: number;
  readonly name: PartlyTranslated;
  readonly nameZh: string;
  readonly pinyin: string;
  readonly description: PartlyTranslated;
  readonly byPlatform: ByPlatform;
  readonly address: PartlyTranslated;
  readonly phone: string | null;
  readonly types: ShopType[];
  readonly cuisine: RestaurantType;
  readonly lat: number;
  readonly lng: number;
  readonly acceptsForeignCard: boolean;
  readonly image: string | null;
  readonly photos: string[];
  readonly openingHours: OpeningHours;
  readonly openingHoursText: string | null;
  readonly isTakingOrders: boolean;
  readonly autoAccept: boolean;
  readonly profileVersion: number;
  readonly hoursVersion: number;
  readonly deliveryVersion: number;
  readonly hasDeliveryTerms: boolean;
} & DeliveryTerms;

export type DeliveryTerms = {
  readonly radiusMetres: number;
  readonly minimumDelivery: number;
  readonly deliveryBaseFee: number;
  readonly deliveryBaseMetres: number;
  readonly deliveryPerKm: number;
  readonly packageFee: number;
  readonly fullReductions: { threshold: number; reduction: number }[];
  readonly kitchenMinutes: number | null;
};

export type ShopProfile = Pick<
  ShopToEdit,
  | 'id'
  | 'name'
  | 'nameZh'
  | 'pinyin'
  | 'description'
  | 'byPlatform'
  | 'address'
  | 'phone'
  | 'types'
  | 'cuisine'
  | 'lat'
  | 'lng'
  | 'acceptsForeignCard'
  | 'photos'
> & { readonly x: number; readonly y: number };

export async function shopToEdit(executor: Executor, shopId: number): Promise<ShopToEdit | undefined> {
  const { rows } = await sql<ShopToEdit>`
    SELECT id, name, name_zh AS "nameZh", pinyin, description, by_platform AS "byPlatform", address, phone, types, cuisine,
      lat, lng, accepts_foreign_card AS "acceptsForeignCard", image, photos, opening_hours AS "openingHours",
      opening_hours_text AS "openingHoursText", is_taking_orders AS "isTakingOrders", auto_accept AS "autoAccept",
      radius_metres AS "radiusMetres", minimum_delivery AS "minimumDelivery", delivery_base_fee AS "deliveryBaseFee",
      delivery_base_metres AS "deliveryBaseMetres", delivery_per_km AS "deliveryPerKm", package_fee AS "packageFee",
      full_reductions AS "fullReductions", kitchen_told AS "kitchenMinutes", profile_version AS "profileVersion", hours_version AS "hoursVersion",
      delivery_version AS "deliveryVersion", has_delivery_terms AS "hasDeliveryTerms"
    FROM shop WHERE id = ${shopId}`.execute(executor);
  return rows[0];
}

export type EditedPart = 'profile' | 'hours' | 'delivery';

const versionColumns = { profile: 'profile_version', hours: 'hours_version', delivery: 'delivery_version' } as const;

export async function editVersionOf(tx: Tx, shopId: number, part: EditedPart): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    SELECT ${sql.ref(versionColumns[part])} AS version FROM shop WHERE id = ${shopId}`.execute(tx);
  return rows[0]?.version ?? 0;
}

/** Stores the profile. Its first photo is also stored as the picture of the shop's card. */
export async function writeProfile(tx: Tx, shop: ShopProfile): Promise<void> {
  await sql`UPDATE shop SET profile_version = profile_version + 1, name = ${JSON.stringify(shop.name)}::jsonb, name_zh = ${shop.nameZh}, pinyin = ${shop.pinyin},
      description = ${JSON.stringify(shop.description)}::jsonb, by_platform = ${JSON.stringify(shop.byPlatform)}::jsonb,
      address = ${JSON.stringify(shop.address)}::jsonb, phone = ${shop.phone}, types = ${shop.types},
      cuisine = ${shop.cuisine}, lat = ${shop.lat}, lng = ${shop.lng}, xy = point(${shop.x}, ${shop.y}),
      accepts_foreign_card = ${shop.acceptsForeignCard}, photos = ${JSON.stringify(shop.photos)}::jsonb,
      image = ${shop.photos[0] ?? null}
    WHERE id = ${shop.id}`.execute(tx);
}

/** Stores the opening hours. Removes the imported text of the opening hours, because the text no longer applies. */
export async function writeHours(tx: Tx, shopId: number, hours: OpeningHours): Promise<void> {
  await sql`UPDATE shop SET hours_version = hours_version + 1, opening_hours = ${JSON.stringify(hours)}::jsonb, opening_hours_text = NULL
    WHERE id = ${shopId}`.execute(tx);
}

export async function writeDeliveryTerms(tx: Tx, shopId: number, terms: DeliveryTerms): Promise<void> {
  await sql`UPDATE shop SET delivery_version = delivery_version + 1, radius_metres = ${terms.radiusMetres}, minimum_delivery = ${terms.minimumDelivery},
      delivery_base_fee = ${terms.deliveryBaseFee}, delivery_base_metres = ${terms.deliveryBaseMetres},
      delivery_per_km = ${terms.deliveryPerKm}, package_fee = ${terms.packageFee},
      full_reductions = ${JSON.stringify(terms.fullReductions)}::jsonb, kitchen_told = ${terms.kitchenMinutes},
      has_delivery_terms = true
    WHERE id = ${shopId}`.execute(tx);
}
