import { sql } from 'kysely';
import type { PersonalData } from '../../platform/member-privacy.ts';

const ended = ['completed', 'refunded', 'after_sale_completed', 'cancelled'];

export const mallData: PersonalData = {
  deletionBlockers: async (executor, memberId) => {
    const { rows } = await sql`
      SELECT FROM mall_order WHERE member_id = ${memberId} AND state <> ALL(${ended}) LIMIT 1`.execute(executor);
    return rows.length > 0 ? ['mall_order'] : [];
  },
  exportData: async (executor, memberId) => {
    const { rows } = await sql`
      SELECT o.id, o.number, o.state, o.points, o.refunded, o.contact, o.phone, o.address, o.remark, o.carrier,
        o.tracking_number AS "trackingNumber", o.placed_at AS "placedAt", o.completed_at AS "completedAt",
        (SELECT jsonb_agg(jsonb_build_object('name', l.name, 'number', l.number, 'points', l.points) ORDER BY l.position)
          FROM mall_order_line l WHERE l.order_id = o.id) AS lines
      FROM mall_order o WHERE o.member_id = ${memberId} ORDER BY o.id`.execute(executor);
    return { mallOrders: rows };
  },
  deleteData: async (tx, memberId) => {
    await sql`DELETE FROM mall_cart_item WHERE member_id = ${memberId}`.execute(tx);
    await sql`UPDATE mall_order SET contact = '', phone = '', remark = NULL, version = version + 1,
        address = address || '{"address": "", "addressZh": "", "doorNumber": ""}'
      WHERE member_id = ${memberId}`.execute(tx);
  },
};
