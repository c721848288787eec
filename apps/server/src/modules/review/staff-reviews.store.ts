import type { PartlyTranslated } from '@chifan/domain';
import type { ReplyPhrase, ReviewEvent, ReviewFault, ReviewState, ReviewTag } from '@chifan/domain/review';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../platform/database/database.ts';
import { countRows, type Page } from '../../platform/database/select-page.ts';
import { sqlGuestPhoto } from '../catalogue/index.ts';
import type { Thumb } from './review.store.ts';

type StaffReviewDish = {
  readonly dishId: number;
  readonly name: PartlyTranslated;
  readonly thumb: Thumb | null;
  readonly isOnMenu: boolean;
  readonly hasOwnPhoto: boolean;
  readonly guestPhoto: string | null;
};

export type StaffReviewRow = {
  readonly id: number;
  readonly shopId: number;
  readonly memberId: number | null;
  readonly shopNameZh: string;
  readonly shopName: PartlyTranslated;
  readonly orderNumber: string | null;
  readonly guestName: string | null;
  readonly state: ReviewState;
  readonly stars: number;
  readonly tags: ReviewTag[];
  readonly text: string;
  readonly language: string;
  readonly translations: PartlyTranslated;
  readonly photos: string[];
  readonly photosOnMenu: boolean;
  readonly dishes: readonly StaffReviewDish[];
  readonly createdAt: Date;
  readonly editedAt: Date | null;
  readonly reply: string | null;
  readonly replyPhrases: ReplyPhrase[];
  readonly repliedAt: Date | null;
  readonly isDemo: boolean;
  readonly hiddenFor: ReviewFault | null;
};

type Found = { readonly reviews: StaffReviewRow[]; readonly total: number };

const selected = sql<StaffReviewRow>`SELECT review.id, review.shop_id AS "shopId", review.member_id AS "memberId", shop.name_zh AS "shopNameZh",
  shop.name AS "shopName",
  o.number AS "orderNumber", COALESCE(member.name, guest_name) AS "guestName", review.state, stars, tags, text,
  review.language, translations, review.photos, review.photos_on_menu AS "photosOnMenu",
  (SELECT coalesce(json_agg(json_build_object('dishId', dish.id, 'name', dish.name, 'thumb', thumb,
      'isOnMenu', dish.removed_at IS NULL, 'hasOwnPhoto', dish.image IS NOT NULL, 'guestPhoto', ${sqlGuestPhoto})
      ORDER BY dish.position, dish.id), '[]')
   FROM review_dish JOIN dish ON dish.id = review_dish.dish_id WHERE review_dish.review_id = review.id) AS dishes,
  review.created_at AS "createdAt", edited_at AS "editedAt", reply, reply_phrases AS "replyPhrases",
  replied_at AS "repliedAt", is_demo AS "isDemo", hidden_for AS "hiddenFor"
  FROM review JOIN shop ON shop.id = review.shop_id LEFT JOIN member ON member.id = review.member_id
  LEFT JOIN customer_order o ON o.id = review.order_id`;

async function found(executor: Executor, condition: RawBuilder<unknown>, { offset, limit }: Page): Promise<Found> {
  const [{ rows }, total] = await Promise.all([
    sql<StaffReviewRow>`${selected} WHERE ${condition} ORDER BY review.created_at DESC, review.id DESC
      LIMIT ${limit} OFFSET ${offset}`.execute(executor),
    countRows(executor, sql`FROM review WHERE ${condition}`),
  ]);
  return { reviews: rows, total };
}

type StaffFilter = {
  readonly staffId: number;
  readonly view: 'unanswered' | 'all';
  readonly shopId: number | null;
};

/** Reviews of the shops of a member of staff. Hidden reviews are not listed, because staff cannot answer them. */
export const reviewsOfStaff = (executor: Executor, { staffId, view, shopId }: StaffFilter, page: Page) =>
  found(
    executor,
    sql`review.shop_id IN (SELECT shop_id FROM staff_shop WHERE staff_id = ${staffId}) AND review.state = 'shown'
      ${shopId === null ? sql`` : sql`AND review.shop_id = ${shopId}`}
      ${view === 'all' ? sql`` : sql`AND replied_at IS NULL`}`,
    page,
  );

const ofView = {
  reported: sql`review.id IN (SELECT review_id FROM review_report WHERE settled_at IS NULL)`,
  hidden: sql`review.state = 'hidden'`,
  all: sql`true`,
} as const;

export const reviewsOfPlatform = (executor: Executor, view: keyof typeof ofView, page: Page) =>
  found(executor, ofView[view], page);

export async function staffReviewRow(executor: Executor, id: number): Promise<StaffReviewRow | undefined> {
  const { rows } = await sql<StaffReviewRow>`${selected} WHERE review.id = ${id}`.execute(executor);
  return rows[0];
}

export type ReportRow = {
  readonly reviewId: number;
  readonly reason: ReviewFault;
  readonly note: string;
  readonly createdAt: Date;
  readonly isSettled: boolean;
};

export async function reportsOf(executor: Executor, reviewIds: readonly number[]): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`SELECT review_id AS "reviewId", reason, note, created_at AS "createdAt",
      settled_at IS NOT NULL AS "isSettled"
    FROM review_report WHERE review_id = ANY(${reviewIds}) ORDER BY created_at DESC, member_id`.execute(executor);
  return rows;
}

export type ReviewHistoryRow = {
  readonly reviewId: number;
  readonly event: ReviewEvent;
  readonly from: ReviewState | null;
  readonly to: ReviewState;
  readonly actor: string;
  readonly by: string | null;
  readonly reason: ReviewFault | null;
  readonly at: Date;
};

export async function reviewHistoryOf(executor: Executor, reviewIds: readonly number[]): Promise<ReviewHistoryRow[]> {
  const { rows } = await sql<ReviewHistoryRow>`SELECT review_id AS "reviewId", event, from_state AS "from",
      to_state AS "to", actor, staff.name AS "by", reason, review_history.created_at AS at
    FROM review_history LEFT JOIN staff ON staff.id = actor_id AND actor <> 'member'
    WHERE review_id = ANY(${reviewIds}) ORDER BY review_history.id`.execute(executor);
  return rows;
}
