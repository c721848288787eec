import { sql } from 'kysely';
import type { PersonalData } from '../../platform/member-privacy.ts';
import { anonymiseReviews } from './review.store.ts';

export const reviewData: PersonalData = {
  exportData: async (executor, memberId) => {
    const { rows } = await sql`
      SELECT shop_id AS "shopId", order_id AS "orderId", stars, text, language, photos,
        photos_on_menu AS "photosOnMenu", reply, created_at AS "createdAt"
      FROM review WHERE member_id = ${memberId} ORDER BY id`.execute(executor);
    return { reviews: rows };
  },
  deleteData: anonymiseReviews,
};
