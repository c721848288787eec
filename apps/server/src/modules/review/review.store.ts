import type { Language, PartlyTranslated } from '@chifan/domain';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../platform/database/database.ts';
import { lockShopRating, type ShopRating, writeShopRating } from '../catalogue/index.ts';

export type ReviewRow = {
  readonly id: number;
  readonly guestName: string;
  readonly headImage: string | null;
  readonly stars: number;
  readonly text: string;
  readonly language: Language;
  readonly photos: string[];
  readonly dishes: PartlyTranslated[];
  readonly createdAt: Date;
  readonly reply: string | null;
  readonly repliedAt: Date | null;
};

export type ReviewFilter = {
  readonly shopId: number;
  readonly dishId: number | undefined;
  readonly language: Language | undefined;
  readonly withPhotos: boolean;
};

export async function reviewRows(
  executor: Executor,
  filter: ReviewFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<ReviewRow[]> {
  const { rows } = await sql<ReviewRow>`
    SELECT review.id, guest_name AS "guestName", head_image AS "headImage", stars, text, language, photos,
      (SELECT coalesce(json_agg(dish.name ORDER BY dish.position, dish.id), '[]')
       FROM review_dish JOIN dish ON dish.id = review_dish.dish_id WHERE review_dish.review_id = review.id) AS dishes,
      review.created_at AS "createdAt", reply, replied_at AS "repliedAt"
    FROM review WHERE ${matching(filter)}
    ORDER BY review.created_at DESC, review.id DESC LIMIT ${limit} OFFSET ${offset}`.execute(executor);
  return rows;
}

export type ReviewSummary = {
  readonly ratingTenths: number | null;
  /** How many gave 1, 2, 3, 4, 5 stars. */
  readonly starCounts: number[];
  readonly total: number;
};

/** @returns undefined when there is no such shop. */
export async function reviewSummary(executor: Executor, filter: ReviewFilter): Promise<ReviewSummary | undefined> {
  const counts = sql`
    SELECT grade, count(review.id)::int AS reviews, (count(review.id) FILTER (WHERE ${matching(filter)}))::int AS matching
    FROM generate_series(1, 5) grade LEFT JOIN review ON review.shop_id = ${filter.shopId} AND review.stars = grade
    GROUP BY grade`;
  const { rows } = await sql<ReviewSummary>`
    SELECT shop.rating_tenths AS "ratingTenths", array_agg(counts.reviews ORDER BY grade) AS "starCounts",
      sum(counts.matching)::int AS total
    FROM shop CROSS JOIN (${counts}) counts WHERE shop.id = ${filter.shopId} GROUP BY shop.id`.execute(executor);
  return rows[0];
}

function matching({ shopId, dishId, language, withPhotos }: ReviewFilter) {
  const conditions = [
    sql`review.shop_id = ${shopId}`,
    ...(dishId === undefined
      ? []
      : [sql`EXISTS (SELECT FROM review_dish WHERE review_id = review.id AND dish_id = ${dishId})`]),
    ...(language === undefined ? [] : [sql`review.language = ${language}`]),
    ...(withPhotos ? [sql`review.photos <> '[]'`] : []),
  ];
  return sql.join(conditions, sql` AND `);
}

/** Whoever writes a review calls it in that transaction. It locks the shop, then counts: none is forgotten. */
export async function keepRating(tx: Tx, shopId: number): Promise<void> {
  await lockShopRating(tx, shopId);
  const { rows } = await sql<ShopRating>`SELECT count(*)::int AS reviews, round(avg(stars) * 10)::smallint AS tenths
    FROM review WHERE shop_id = ${shopId}`.execute(tx);
  await writeShopRating(tx, shopId, rows[0] ?? { reviews: 0, tenths: null });
}
