import { sql } from 'kysely';
import type { PersonalData } from '../../platform/member-privacy.ts';

export const couponData: PersonalData = {
  exportData: async (executor, memberId) => {
    const { rows } = await sql`
      SELECT campaign.name, coupon.state, coupon.valid_from AS "validFrom", coupon.valid_until AS "validUntil",
        coupon.used_at AS "usedAt", coupon.created_at AS "createdAt"
      FROM coupon JOIN coupon_campaign campaign ON campaign.id = campaign_id
      WHERE member_id = ${memberId} ORDER BY coupon.id`.execute(executor);
    return { coupons: rows };
  },
};
