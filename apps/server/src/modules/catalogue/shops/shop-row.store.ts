import type { Fen, PartlyTranslated } from '@chifan/domain';
import type { Position } from '@chifan/domain/address';
import type { RestaurantType, ShopType } from '@chifan/domain/catalogue';
import type { DeliveryRule, KitchenTimes } from '@chifan/domain/ordering';
import { sql } from 'kysely';
import type { CoverDish } from './cover-dish.ts';

export type ShopRow = Position &
  DeliveryRule &
  KitchenTimes & {
    readonly id: number;
    readonly name: PartlyTranslated;
    readonly nameZh: string;
    readonly pinyin: string;
    readonly cuisine: RestaurantType;
    readonly types: ShopType[];
    readonly image: string | null;
    /** Dishes whose picture may represent the shop. Null until they are chosen for the first time. */
    readonly coverDishes: readonly CoverDish[] | null;
    /** Opening hours as stored JSON. Many shops have equal hours, and each text is parsed once. */
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

/**
 * The shops that guests see (rule catalogue-40). Each query for guests reads shops by `FROM ${liveShops}`. Staff, jobs
 * and orders read the table, because they also need shops that are not live.
 */
export const liveShops = sql.raw(`(SELECT * FROM shop WHERE state = 'live') AS shop`);

/** The shops of `liveShops` under the name `branch`, for subqueries in a statement that reads `shop`. */
export const liveBranches = sql.raw(`(SELECT * FROM shop WHERE state = 'live') AS branch`);

/** SQL columns with the field names of `KitchenTimes`. */
export const kitchenColumns = `shop.kitchen_told AS told, shop.kitchen_usual AS usual, shop.kitchen_by_hour AS "byHour",
  shop.busy_minutes + shop.rush_minutes AS "busyMinutes"`;

export const shopColumns = sql.raw(`shop.id, shop.name, shop.name_zh AS "nameZh", shop.pinyin, shop.cuisine, shop.types,
  shop.image, shop.cover_dishes AS "coverDishes", shop.lat, shop.lng, shop.opening_hours::text AS "openingHoursJson", shop.is_taking_orders AS "isTakingOrders",
  shop.paused_until AS "pausedUntil",  shop.radius_metres AS "radiusMetres", shop.delivery_base_fee AS "baseFee",
  shop.delivery_base_metres AS "baseDistanceMetres", shop.delivery_per_km AS "feePerKilometre",
  shop.minimum_delivery AS "minimumDelivery", shop.package_fee AS "packageFee",
  shop.full_reductions AS "fullReductions", shop.accepts_foreign_card AS "acceptsForeignCard",
  shop.has_sample_menu AS "hasSampleMenu", shop.dish_count AS "dishCount", shop.rating_tenths AS "ratingTenths",
  shop.review_count AS "reviewCount", shop.demo_review_count AS "demoReviewCount", shop.typical_price AS "typicalPrice", shop.has_vegetarian AS "hasVegetarian",
  shop.brand_id AS "brandId", ${kitchenColumns}`);
