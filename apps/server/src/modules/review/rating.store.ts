import { type ReviewState, type ReviewTag, ratingTenthsOf, reviewCount } from '@chifan/domain/review';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { lockShopRating, writeShopRating } from '../catalogue/index.ts';

/** The fields of a review that count in its shop's rating. */
export type RatedReview = {
  readonly state: ReviewState;
  readonly stars: number;
  readonly tags: readonly ReviewTag[];
  readonly is_demo: boolean;
};

type Tally = {
  /** Number of reviews with 1, 2, 3, 4 and 5 stars. */
  readonly starCounts: readonly number[];
  readonly demo: number;
};

/**
 * Updates a shop's rating in each transaction that writes, hides or shows a review (rule review-2). The shop's lock
 * makes concurrent changes wait. The cost does not depend on the number of reviews.
 * @param before null if the review is new
 */
export async function updateRating(
  tx: Tx,
  shopId: number,
  { before, after }: { readonly before: RatedReview | null; readonly after: RatedReview },
): Promise<void> {
  const [gone, come] = [counting(before), counting(after)];
  await lockShopRating(tx, shopId);
  const { rows } = await sql<Tally>`
    INSERT INTO review_summary AS kept (shop_id, star_counts, tag_counts) VALUES (${shopId}, ${starsOf(come)}::int[],
      (SELECT coalesce(jsonb_agg(jsonb_build_object('tag', tag, 'count', 1) ORDER BY tag), '[]')
       FROM unnest(${tagsOf(come)}::text[]) tag))
    ON CONFLICT (shop_id) DO UPDATE SET
      star_counts = ARRAY(SELECT had + came - went
        FROM unnest(kept.star_counts, excluded.star_counts, ${starsOf(gone)}::int[]) WITH ORDINALITY
          AS moved (had, came, went, grade) ORDER BY grade),
      tag_counts = (SELECT coalesce(jsonb_agg(jsonb_build_object('tag', tag, 'count', times)
          ORDER BY times DESC, tag), '[]')
        FROM (SELECT tag, sum(count)::int AS times FROM (
            SELECT tag, count FROM jsonb_to_recordset(kept.tag_counts || excluded.tag_counts) AS had (tag text, count int)
            UNION ALL SELECT tag, -1 FROM unnest(${tagsOf(gone)}::text[]) tag) moved
          GROUP BY tag HAVING sum(count) > 0) summed)
    RETURNING star_counts AS "starCounts", (SELECT demo_review_count FROM shop WHERE id = shop_id) AS demo`.execute(tx);
  const [tally] = rows;
  if (!tally) throw new Error('the rating was not updated');
  await write(tx, shopId, { ...tally, demo: tally.demo + demoOf(come) - demoOf(gone) });
}

/**
 * Recounts the rating of a shop, for reviews that were inserted together. Locks the shop first, so that a concurrent
 * review is counted too.
 */
export async function recountRating(tx: Tx, shopId: number): Promise<void> {
  await lockShopRating(tx, shopId);
  const { rows } = await sql<Tally>`
    WITH shown AS MATERIALIZED (SELECT stars, tags, is_demo FROM review WHERE shop_id = ${shopId} AND state = 'shown'),
      tagged AS (SELECT tag, count(*)::int AS times FROM shown CROSS JOIN unnest(tags) tag GROUP BY tag)
    INSERT INTO review_summary (shop_id, star_counts, tag_counts) VALUES (${shopId},
      ARRAY(SELECT (SELECT count(*)::int FROM shown WHERE stars = grade) FROM generate_series(1, 5) grade),
      (SELECT coalesce(jsonb_agg(jsonb_build_object('tag', tag, 'count', times) ORDER BY times DESC, tag), '[]')
       FROM tagged))
    ON CONFLICT (shop_id) DO UPDATE SET star_counts = excluded.star_counts, tag_counts = excluded.tag_counts
    RETURNING star_counts AS "starCounts", (SELECT count(*)::int FROM shown WHERE is_demo) AS demo`.execute(tx);
  const [tally] = rows;
  if (!tally) throw new Error('the reviews were not counted');
  await write(tx, shopId, tally);
}

const write = (tx: Tx, shopId: number, { starCounts, demo }: Tally): Promise<void> =>
  writeShopRating(tx, shopId, { reviews: reviewCount(starCounts), demo, tenths: ratingTenthsOf(starCounts) });

/** Returns null for a hidden review, because it does not count towards the rating. */
const counting = (review: RatedReview | null): RatedReview | null => (review?.state === 'shown' ? review : null);

const starsOf = (review: RatedReview | null): number[] =>
  [1, 2, 3, 4, 5].map((grade) => Number(review?.stars === grade));

const tagsOf = (review: RatedReview | null): readonly ReviewTag[] => review?.tags ?? [];

const demoOf = (review: RatedReview | null): number => Number(review?.is_demo ?? false);
