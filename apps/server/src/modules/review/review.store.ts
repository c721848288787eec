import type { Language } from '@chifan/domain';
import type { ReplyPhrase, ReviewFault, ReviewState, ReviewTag } from '@chifan/domain/review';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { type FirstEntry, workflowTables, writeFirstHistory } from '../../platform/workflow/write-transition.ts';
import { removeGuestPhotos } from '../catalogue/index.ts';

/** A review as stored in the database. */
export type ReviewRecord = {
  readonly id: number;
  readonly shop_id: number;
  readonly member_id: number | null;
  readonly order_id: number | null;
  readonly state: ReviewState;
  readonly version: number;
  readonly stars: number;
  readonly tags: ReviewTag[];
  readonly text: string;
  readonly language: Language;
  readonly photos: string[];
  /** The author allows the photos on the menu (rule review-11). */
  readonly photos_on_menu: boolean;
  readonly created_at: Date;
  readonly reply: string | null;
  readonly reply_phrases: ReplyPhrase[];
  readonly replied_at: Date | null;
  readonly hidden_for: ReviewFault | null;
  readonly is_demo: boolean;
};

const columns =
  sql.raw(`id, shop_id, member_id, order_id, state, version, stars, tags, text, language, photos, photos_on_menu, created_at,
  reply, reply_phrases, replied_at, hidden_for, is_demo`);

export const reviewTables = workflowTables({
  table: 'review',
  columns: ['reply', 'reply_phrases', 'replied_at', 'hidden_for', 'photos_on_menu'],
  history: { table: 'review_history', of: 'review_id', actorId: 'actor_id', reason: 'reason' },
  timerPayload: 'reviewId',
});

export type Thumb = 'up' | 'down';

export type WrittenReview = {
  readonly stars: number;
  readonly tags: readonly ReviewTag[];
  readonly text: string;
  readonly language: Language;
  readonly photos: readonly string[];
  readonly photosOnMenu: boolean;
  /** Thumbs-up or thumbs-down for each dish of the order. Null if the guest did not rate the dish. */
  readonly thumbs: ReadonlyMap<number, Thumb | null>;
};

type Whose = { readonly shopId: number; readonly memberId: number; readonly orderId: number };

/** Inserts a review. The caller must lock the order's row, because an order has one review. */
export async function insertReview(
  tx: Tx,
  { shopId, memberId, orderId }: Whose,
  review: WrittenReview,
  entry: FirstEntry,
): Promise<ReviewRecord> {
  const { rows } = await sql<ReviewRecord>`
    INSERT INTO review (shop_id, member_id, order_id, stars, tags, text, language, photos, photos_on_menu, created_at)
    VALUES (${shopId}, ${memberId}, ${orderId}, ${review.stars}, ${review.tags}::text[], ${review.text},
      ${review.language}, ${JSON.stringify(review.photos)}::jsonb, ${review.photosOnMenu}, ${entry.at})
    RETURNING ${columns}`.execute(tx);
  const [written] = rows;
  if (!written) throw new Error('the review was not written');
  await writeThumbs(tx, written.id, review.thumbs);
  await writeFirstHistory(tx, reviewTables, written.id, entry);
  return written;
}

/** Replaces a review. The caller must lock its row. Deletes translations, because they no longer match the text. */
export async function rewriteReview(tx: Tx, id: number, review: WrittenReview, at: Date): Promise<void> {
  await sql`UPDATE review SET stars = ${review.stars}, tags = ${review.tags}::text[], text = ${review.text},
      language = ${review.language}, photos = ${JSON.stringify(review.photos)}::jsonb, photos_on_menu = ${review.photosOnMenu}, edited_at = ${at},
      translations = CASE WHEN text = ${review.text} THEN translations ELSE '{}' END
    WHERE id = ${id}`.execute(tx);
  await sql`DELETE FROM review_dish WHERE review_id = ${id}`.execute(tx);
  await writeThumbs(tx, id, review.thumbs);
}

async function writeThumbs(tx: Tx, id: number, thumbs: WrittenReview['thumbs']): Promise<void> {
  if (thumbs.size === 0) return;
  await sql`INSERT INTO review_dish (review_id, dish_id, thumb)
    SELECT ${id}, dish_id, thumb FROM unnest(${[...thumbs.keys()]}::bigint[], ${[...thumbs.values()]}::text[])
      AS given (dish_id, thumb)`.execute(tx);
}

export async function lockReview(tx: Tx, id: number): Promise<ReviewRecord | undefined> {
  const { rows } = await sql<ReviewRecord>`SELECT ${columns} FROM review WHERE id = ${id} FOR UPDATE`.execute(tx);
  return rows[0];
}

export async function lockReviewOfStaff(
  tx: Tx,
  { reviewId, staffId }: { readonly reviewId: number; readonly staffId: number },
): Promise<ReviewRecord | undefined> {
  const { rows } = await sql<ReviewRecord>`SELECT ${columns} FROM review WHERE id = ${reviewId}
    AND EXISTS (SELECT FROM staff_shop WHERE staff_id = ${staffId} AND shop_id = review.shop_id) FOR UPDATE`.execute(
    tx,
  );
  return rows[0];
}

export async function lockReviewOfOrder(tx: Tx, orderId: number): Promise<ReviewRecord | undefined> {
  const { rows } = await sql<ReviewRecord>`
    SELECT ${columns} FROM review WHERE order_id = ${orderId} FOR UPDATE`.execute(tx);
  return rows[0];
}

/**
 * Removes the link between a deleted member and their reviews, which stay (rule review-10). The consent to photos on
 * the menu ends, so the photos are removed from all dishes.
 */
export async function anonymiseReviews(tx: Tx, memberId: number): Promise<void> {
  const { rows } = await sql<{ photos: string[] }>`
    SELECT photos FROM review WHERE member_id = ${memberId} AND photos <> '[]' FOR UPDATE`.execute(tx);
  await removeGuestPhotos(
    tx,
    rows.flatMap(({ photos }) => photos),
  );
  await sql`UPDATE review_history SET actor_id = NULL FROM review
    WHERE review.id = review_id AND review.member_id = ${memberId} AND actor = 'member'`.execute(tx);
  await sql`DELETE FROM review_report WHERE member_id = ${memberId}`.execute(tx);
  await sql`UPDATE review SET member_id = NULL, guest_name = NULL, head_image = NULL, photos_on_menu = false
    WHERE member_id = ${memberId}`.execute(tx);
}
