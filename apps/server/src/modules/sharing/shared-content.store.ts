import type { PartlyTranslated } from '@chifan/domain';
import type { RestaurantType } from '@chifan/domain/catalogue';
import { sql } from 'kysely';
import type { Executor } from '../../platform/database/database.ts';
import { type CoverDish, liveShops } from '../catalogue/index.ts';

/** Content of a link's preview. `of` is the restaurant of a dish, or the brand of a set meal. */
export type SharedContent = {
  readonly name: PartlyTranslated;
  readonly of: PartlyTranslated | null;
  readonly description: PartlyTranslated;
  /** A stored picture or a URL. Null if the content has only a drawing. */
  readonly image: string | null;
  /** Name of the drawing of a dish or a set meal without a picture. */
  readonly plate: string | null;
  /** Set only for a shop. The cover is a dish, or the drawing of the cuisine for a shop without a menu. */
  readonly shop: { readonly cuisine: RestaurantType; readonly coverDishes: readonly CoverDish[] | null } | null;
};

/** A dish with its restaurant, or a set meal with its brand. */
type OwnedThing = SharedContent & { readonly of: PartlyTranslated; readonly plate: string };

type SharedShop = SharedContent & { readonly shop: NonNullable<SharedContent['shop']> };

const readings = {
  shop: (id: number) => sql<SharedShop>`
    SELECT name, NULL::jsonb AS of, description, COALESCE(image, photos ->> 0) AS image,
      NULL AS plate, json_build_object('cuisine', cuisine, 'coverDishes', cover_dishes) AS shop FROM ${liveShops} WHERE id = ${id}`,
  dish: (id: number) => sql<OwnedThing>`
    SELECT dish.name, shop.name AS of, dish.description, COALESCE(dish.image, dish.photos ->> 0) AS image,
      dish.plate, NULL::jsonb AS shop
    FROM dish JOIN ${liveShops} ON shop.id = dish.shop_id WHERE dish.id = ${id} AND dish.removed_at IS NULL`,
  'set-meal': (id: number) => sql<OwnedThing>`
    SELECT meal.name, brand.name AS of, meal.description, COALESCE(meal.photos ->> 0, brand.image) AS image,
      meal.plate, NULL::jsonb AS shop
    FROM set_meal meal JOIN brand ON brand.id = meal.brand_id WHERE meal.id = ${id} AND meal.is_on_sale`,
} as const;

export type SharedContentKind = keyof typeof readings;

export async function sharedContent(
  executor: Executor,
  kind: SharedContentKind,
  id: number,
): Promise<SharedContent | undefined> {
  const { rows } = await readings[kind](id).execute(executor);
  return rows[0];
}

export async function sharedArticle(executor: Executor, key: string): Promise<SharedContent | undefined> {
  const { rows } = await sql<SharedContent>`
    SELECT body -> 'title' AS name, NULL::jsonb AS of, body -> 'teaser' AS description, NULL AS image,
      NULL AS plate, NULL::jsonb AS shop
    FROM content_item WHERE kind = 'article' AND key = ${key} AND is_published`.execute(executor);
  return rows[0];
}
