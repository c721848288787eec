import type { ReviewTag } from '@chifan/domain/review';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { lockShopRating, type ShopRating, writeShopRating } from '../catalogue/index.ts';

type Counted = ShopRating & {
  /** Of 1, 2, 3, 4, 5 stars. */
  readonly starCounts: readonly number[];
  readonly tagCounts: readonly { readonly tag: ReviewTag; readonly count: number }[];
};

/**
 * Whoever writes, hides or shows a review calls it in that transaction (rule review-2). It locks the shop, then counts:
 * none is forgotten.
 */
export async function keepRating(tx: Tx, shopId: number): Promise<void> {
  await lockShopRating(tx, shopId);
  const { rows } = await sql<Counted>`
    WITH shown AS MATERIALIZED (SELECT stars, tags, is_demo FROM review WHERE shop_id = ${shopId} AND state = 'shown'),
      tagged AS (SELECT tag, count(*)::int AS times FROM shown CROSS JOIN unnest(tags) tag GROUP BY tag)
    SELECT count(*)::int AS reviews, (count(*) FILTER (WHERE is_demo))::int AS demo,
      round(avg(stars) * 10)::smallint AS tenths,
      ARRAY(SELECT (SELECT count(*)::int FROM shown WHERE stars = grade) FROM generate_series(1, 5) grade) AS "starCounts",
      (SELECT coalesce(json_agg(json_build_object('tag', tag, 'count', times) ORDER BY times DESC, tag), '[]') FROM tagged)
        AS "tagCounts"
    FROM shown`.execute(tx);
  const [counted] = rows;
  if (!counted) throw new Error('the reviews were not counted');
  await writeShopRating(tx, shopId, counted);
  await sql`INSERT INTO review_summary (shop_id, star_counts, tag_counts)
    VALUES (${shopId}, ${counted.starCounts}::int[], ${JSON.stringify(counted.tagCounts)}::jsonb)
    ON CONFLICT (shop_id) DO UPDATE SET star_counts = excluded.star_counts, tag_counts = excluded.tag_counts`.execute(
    tx,
  );
}
