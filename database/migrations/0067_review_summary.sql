-- Up Migration
-- Summary of the shown reviews of a shop, because reading 5,000 reviews took 18 ms. Updated with the shop's rating, in
-- the transaction that writes, hides or shows a review (rule review-2).
CREATE TABLE review_summary (
  shop_id      bigint PRIMARY KEY REFERENCES shop ON DELETE CASCADE,
  -- Number of reviews with 1, 2, 3, 4 and 5 stars.
  star_counts  int[] NOT NULL CHECK (array_length(star_counts, 1) = 5),
  -- [{"tag": "tasty", "count": 12}], most frequent first.
  tag_counts   jsonb NOT NULL CHECK (jsonb_typeof(tag_counts) = 'array')
);

INSERT INTO review_summary (shop_id, star_counts, tag_counts)
SELECT shop_id, ARRAY(SELECT (count(*) FILTER (WHERE stars = grade))::int FROM review
    CROSS JOIN generate_series(1, 5) grade WHERE shop_id = rated.shop_id AND state = 'shown' GROUP BY grade ORDER BY grade),
  (SELECT coalesce(jsonb_agg(jsonb_build_object('tag', tag, 'count', times) ORDER BY times DESC, tag), '[]')
   FROM (SELECT tag, count(*)::int AS times FROM review CROSS JOIN unnest(tags) tag
     WHERE shop_id = rated.shop_id AND state = 'shown' GROUP BY tag) tagged)
FROM (SELECT DISTINCT shop_id FROM review WHERE state = 'shown') rated;
