import type { Language, PartlyTranslated } from '@chifan/domain';
import type { ReplyPhrase, ReviewTag } from '@chifan/domain/review';
import { sql } from 'kysely';
import type { Executor } from '../../platform/database/database.ts';
import type { Page } from '../../platform/database/select-page.ts';
import { liveShops } from '../catalogue/index.ts';
import type { Thumb } from './review.store.ts';

export type ReviewRow = {
  readonly id: number;
  readonly memberId: number | null;
  readonly guestName: string | null;
  readonly headImage: string | null;
  readonly stars: number;
  readonly tags: ReviewTag[];
  readonly text: string;
  readonly language: Language;
  readonly translations: PartlyTranslated;
  readonly photos: string[];
  readonly dishes: readonly { readonly name: PartlyTranslated; readonly thumb: Thumb | null }[];
  readonly createdAt: Date;
  readonly editedAt: Date | null;
  readonly reply: string | null;
  readonly replyPhrases: ReplyPhrase[];
  readonly repliedAt: Date | null;
  readonly isDemo: boolean;
};

export type ReviewFilter = {
  readonly shopId: number;
  readonly dishId: number | undefined;
  readonly language: Language | undefined;
  readonly withPhotos: boolean;
  readonly stars: number | undefined;
  readonly tag: ReviewTag | undefined;
};

/** Returns a page of a shop's reviews. Reviews in the reader's language come first (rule review-6). */
export async function reviewRows(
  executor: Executor,
  filter: ReviewFilter,
  reader: Language,
  { offset, limit }: Page,
): Promise<ReviewRow[]> {
  const { rows } = await sql<ReviewRow>`
    SELECT review.id, member_id AS "memberId", COALESCE(member.name, guest_name) AS "guestName",
      COALESCE(member.head_image, review.head_image) AS "headImage", stars, tags, text, review.language, translations,
      photos, (SELECT coalesce(json_agg(json_build_object('name', dish.name, 'thumb', thumb)
          ORDER BY dish.position, dish.id), '[]')
       FROM review_dish JOIN dish ON dish.id = review_dish.dish_id WHERE review_dish.review_id = review.id) AS dishes,
      review.created_at AS "createdAt", edited_at AS "editedAt", reply, reply_phrases AS "replyPhrases",
      replied_at AS "repliedAt", is_demo AS "isDemo"
    FROM review LEFT JOIN member ON member.id = member_id WHERE ${matching(filter)}
    ORDER BY (review.language = ${reader}) DESC, review.created_at DESC, review.id DESC
    LIMIT ${limit} OFFSET ${offset}`.execute(executor);
  return rows;
}

export type ReviewSummary = {
  readonly ratingTenths: number | null;
  readonly demoCount: number;
  /** Number of reviews with 1, 2, 3, 4 and 5 stars. */
  readonly starCounts: number[];
  readonly total: number;
  readonly tagCounts: { tag: ReviewTag; count: number }[];
  readonly thumbs: { up: number; down: number } | null;
};

/**
 * Returns the mean, the counts and the total of reviews. For all reviews of a shop the numbers come from the counters
 * of `updateRating`. Only filtered reviews are counted at each request.
 */
export async function reviewSummary(executor: Executor, filter: ReviewFilter): Promise<ReviewSummary | undefined> {
  const { shopId, dishId } = filter;
  const { rows } = await sql<ReviewSummary>`
    SELECT shop.rating_tenths AS "ratingTenths", shop.demo_review_count AS "demoCount",
      coalesce(kept.star_counts, '{0,0,0,0,0}') AS "starCounts", ${totalOf(filter)} AS total,
      ${dishId === undefined ? sql`coalesce(kept.tag_counts, '[]')` : tagsOf(shopId, dishId)} AS "tagCounts",
      ${dishId === undefined ? sql`NULL::json` : thumbsOf(shopId, dishId)} AS thumbs
    FROM ${liveShops} LEFT JOIN review_summary kept ON kept.shop_id = shop.id
    WHERE shop.id = ${shopId}`.execute(executor);
  return rows[0];
}

function totalOf(filter: ReviewFilter) {
  const { dishId, language, withPhotos, stars, tag } = filter;
  const isOfAll = dishId === undefined && language === undefined && !withPhotos && tag === undefined;
  if (!isOfAll) return sql`(SELECT count(*)::int FROM review WHERE ${matching(filter)})`;
  return stars === undefined ? sql`shop.review_count` : sql`coalesce(kept.star_counts[${stars}::int], 0)`;
}

const tagsOf = (shopId: number, dishId: number) =>
  sql`(SELECT coalesce(jsonb_agg(jsonb_build_object('tag', tag, 'count', times) ORDER BY times DESC, tag), '[]')
    FROM (SELECT tag, count(*)::int AS times FROM review CROSS JOIN unnest(tags) tag
      WHERE review.shop_id = ${shopId} AND review.state = 'shown' AND ${ofDish(dishId)} GROUP BY tag) tagged)`;

const thumbsOf = (shopId: number, dishId: number) =>
  sql`(SELECT json_build_object('up', count(*) FILTER (WHERE thumb = 'up'), 'down', count(*) FILTER (WHERE thumb = 'down'))
    FROM review_dish JOIN review ON review.id = review_id
    WHERE dish_id = ${dishId} AND review.shop_id = ${shopId} AND review.state = 'shown')`;

function matching({ shopId, dishId, language, withPhotos, stars, tag }: ReviewFilter) {
  const conditions = [
    sql`review.shop_id = ${shopId}`,
    sql`review.state = 'shown'`,
    ...(dishId === undefined ? [] : [ofDish(dishId)]),
    ...(language === undefined ? [] : [sql`review.language = ${language}`]),
    ...(withPhotos ? [sql`review.photos <> '[]'`] : []),
    ...(stars === undefined ? [] : [sql`review.stars = ${stars}`]),
    ...(tag === undefined ? [] : [sql`${tag} = ANY(review.tags)`]),
  ];
  return sql.join(conditions, sql` AND `);
}

const ofDish = (dishId: number) =>
  sql`EXISTS (SELECT FROM review_dish WHERE review_id = review.id AND dish_id = ${dishId})`;
