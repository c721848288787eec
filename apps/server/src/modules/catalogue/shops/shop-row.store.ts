import { getHeapStatistics } from 'node:v8';
import type { Fen, PartlyTranslated } from '@chifan/domain';
import type { DeliveryRule, Position } from '@chifan/domain/address';
import type { RestaurantType, ShopType } from '@chifan/domain/catalogue';
import type { Kitchen } from '@chifan/domain/ordering';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/database.ts';
import { type Epoch, epochOf } from '../../../platform/database/hosts/epoch.ts';

export type ShopRow = Position &
  DeliveryRule &
  Kitchen & {
    readonly id: number;
    readonly name: PartlyTranslated;
    readonly nameZh: string;
    readonly pinyin: string;
    readonly cuisine: RestaurantType;
    readonly types: ShopType[];
    readonly image: string | null;
    /** As it is stored: many shops share their hours, and whoever judges them reads each text once. */
    readonly openingHoursJson: string;
    readonly isTakingOrders: boolean;
    readonly pausedUntil: Date | null;
    readonly minimumDelivery: Fen;
    readonly packageFee: Fen;
    readonly fullReductions: { threshold: Fen; reduction: Fen }[];
    readonly acceptsForeignCard: boolean;
    readonly hasSampleMenu: boolean;
    readonly dishCount: number;
    readonly ratingTenths: number | null;
    readonly reviewCount: number;
    readonly demoReviewCount: number;
    readonly typicalPrice: Fen | null;
    readonly hasVegetarian: boolean;
    readonly brandId: number | null;
  };

/** As `Kitchen` names them. */
export const kitchenColumns = `shop.kitchen_told AS told, shop.kitchen_usual AS usual, shop.kitchen_by_hour AS "byHour",
  shop.busy_minutes + shop.rush_minutes AS "busyMinutes"`;

export const shopColumns = sql.raw(`shop.id, shop.name, shop.name_zh AS "nameZh", shop.pinyin, shop.cuisine, shop.types,
  shop.image, shop.lat, shop.lng, shop.opening_hours::text AS "openingHoursJson", shop.is_taking_orders AS "isTakingOrders",
  shop.paused_until AS "pausedUntil",  shop.radius_metres AS "radiusMetres", shop.delivery_base_fee AS "baseFee",
  shop.delivery_base_metres AS "baseDistanceMetres", shop.delivery_per_km AS "feePerKilometre",
  shop.minimum_delivery AS "minimumDelivery", shop.package_fee AS "packageFee",
  shop.full_reductions AS "fullReductions", shop.accepts_foreign_card AS "acceptsForeignCard",
  shop.has_sample_menu AS "hasSampleMenu", shop.dish_count AS "dishCount", shop.rating_tenths AS "ratingTenths",
  shop.review_count AS "reviewCount", shop.demo_review_count AS "demoReviewCount", shop.typical_price AS "typicalPrice", shop.has_vegetarian AS "hasVegetarian",
  shop.brand_id AS "brandId", ${kitchenColumns}`);

/** A shop's row as it stood at a moment: PostgreSQL gives each row that is written anew another `xmin`. */
export type ShopVersion = { readonly id: number; readonly version: string };

type KnownShop = ShopRow & ShopVersion;

/** A row with its texts takes about two kilobytes; all together a twentieth of the memory that this process may use. */
const maxKnown = Math.floor(getHeapStatistics().heap_size_limit / 20 / 2_048);
const knownIn = new WeakMap<Epoch, Map<number, KnownShop>>();

/**
 * In their order; a shop that is gone is left out. A known row is not read again: its 25 columns take longer to read
 * than to find. The version is of the statement that found the shop, so what is shown is never older.
 */
export async function shopsOfVersions(executor: Executor, wanted: readonly ShopVersion[]): Promise<ShopRow[]> {
  const known = knownShops(executor);
  const shops = new Map<number, ShopRow>();
  const unknown: number[] = [];
  for (const { id, version } of wanted) {
    const shop = known.get(id);
    if (shop?.version === version) shops.set(id, shop);
    else unknown.push(id);
  }
  for (const shop of unknown.length === 0 ? [] : await shopsWithVersion(executor, unknown)) {
    shops.set(shop.id, shop);
    remember(known, shop);
  }
  return wanted.flatMap(({ id }) => shops.get(id) ?? []);
}

/** Within a transaction nothing is kept: it may write a row twice, and both times with one version. */
function knownShops(executor: Executor): Map<number, KnownShop> {
  const epoch = epochOf(executor);
  const known = knownIn.get(epoch) ?? new Map<number, KnownShop>();
  if (!executor.isTransaction) knownIn.set(epoch, known);
  return known;
}

async function shopsWithVersion(executor: Executor, ids: readonly number[]): Promise<KnownShop[]> {
  const { rows } = await sql<KnownShop>`
    SELECT ${shopColumns}, shop.xmin AS version FROM shop WHERE id = ANY(${ids})`.execute(executor);
  return rows;
}

/** Whatever was read longest ago makes room. */
function remember(known: Map<number, KnownShop>, shop: KnownShop): void {
  known.delete(shop.id);
  known.set(shop.id, shop);
  const [oldest] = known.keys();
  if (known.size > maxKnown && oldest !== undefined) known.delete(oldest);
}
