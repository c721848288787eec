import { sql } from 'kysely';
import type { Executor } from '../../platform/database/database.ts';
import type { DemoAnnouncement, DemoBanner } from './discovery-shapes.ts';

export async function insertBanners(executor: Executor, banners: readonly DemoBanner[]): Promise<void> {
  const rows = banners.map((banner, position) => ({ ...banner, position }));
  await sql`INSERT INTO banner (way, title, text, plate, tint, link, position)
    SELECT way, title, text, plate, tint, link, position FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS b(way text, title jsonb, text jsonb, plate text, tint text, link text, position int)`.execute(executor);
}

/**
 * The announcements are stored as if an operator had edited them, because a release neither changes nor removes edited
 * content.
 */
export async function insertAnnouncements(executor: Executor, notices: readonly DemoAnnouncement[]): Promise<void> {
  const rows = notices.map(({ key, ...body }, position) => ({ key, body, position }));
  await sql`INSERT INTO content_item (kind, key, position, body, is_edited)
    SELECT 'notice', key, position, body, true
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n(key text, body jsonb, position int)`.execute(executor);
}

export async function featureShops(executor: Executor, shopIds: readonly number[]): Promise<void> {
  await sql`UPDATE shop SET featured_rank = featured.rank
    FROM unnest(${shopIds}::bigint[]) WITH ORDINALITY AS featured(id, rank) WHERE shop.id = featured.id`.execute(
    executor,
  );
}

export type NewReview = {
  readonly shopId: number;
  readonly guestName: string;
  readonly stars: number;
  readonly text: string;
  readonly language: string;
  readonly reply: string | null;
  readonly repliedAt: Date | null;
  readonly createdAt: Date;
  readonly dishIds: readonly number[];
  readonly thumb: 'up' | 'down' | null;
  readonly tags: readonly string[];
  readonly translations: Readonly<Record<string, string>>;
};

export async function insertReviews(executor: Executor, reviews: readonly NewReview[]): Promise<void> {
  await sql`
    WITH given AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(reviews)}::jsonb) AS r("shopId" bigint, "guestName" text,
        stars smallint, text text, language text, reply text, "repliedAt" timestamptz, "createdAt" timestamptz,
        "dishIds" jsonb, thumb text, tags jsonb, translations jsonb)
    ), written AS (
      INSERT INTO review (shop_id, guest_name, stars, text, language, reply, replied_at, created_at, is_demo, tags,
        translations)
      SELECT "shopId", "guestName", stars, text, language, reply, "repliedAt", "createdAt", true,
        ARRAY(SELECT jsonb_array_elements_text(tags)), translations FROM given ORDER BY "createdAt"
      RETURNING id, shop_id, guest_name
    )
    INSERT INTO review_dish (review_id, dish_id, thumb)
    SELECT written.id, dish_id::bigint, thumb
    FROM given JOIN written ON written.shop_id = given."shopId" AND written.guest_name = given."guestName"
    CROSS JOIN jsonb_array_elements_text(given."dishIds") AS dish_id`.execute(executor);
}
