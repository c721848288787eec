import { finalOrderStates, ownWordsCode } from '@chifan/domain/ordering';
import { sql } from 'kysely';
import type { PersonalData } from '../../platform/member-privacy.ts';
import { deleteTranslations } from '../../platform/translation/translation.store.ts';

const ended = ['completed', ...finalOrderStates];

export const orderData: PersonalData = {
  deletionBlockers: async (executor, memberId) => {
    const { rows } = await sql`
      SELECT FROM customer_order WHERE member_id = ${memberId} AND state <> ALL(${ended}) LIMIT 1`.execute(executor);
    return rows.length > 0 ? ['order'] : [];
  },
  exportData: async (executor, memberId) => {
    const { rows } = await sql`
      SELECT o.id, o.number, o.type, o.dining, o.state, shop.name_zh AS shop, o.contact_name AS "contactName",
        o.contact_phone AS "contactPhone", o.second_contact AS "secondContact", o.address, o.remark,
        o.remark_phrases AS "remarkPhrases", o.diet_profile AS "dietProfile", o.goods, o.package_fee AS "packageFee",
        o.delivery_fee AS "deliveryFee", o.full_reduction AS "fullReduction", o.shop_coupon AS "shopCoupon",
        o.delivery_coupon AS "deliveryCoupon", o.payable, o.paid_method AS "paidMethod", o.placed_at AS "placedAt",
        o.paid_at AS "paidAt", o.completed_at AS "completedAt", o.cancel_reason AS "cancelReason",
        (SELECT jsonb_agg(jsonb_build_object('name', l.name, 'quantity', l.quantity, 'unitPrice', l.unit_price,
            'options', l.options) ORDER BY l.position) FROM order_line l WHERE l.order_id = o.id) AS lines,
        (SELECT jsonb_agg(jsonb_build_object('event', h.event, 'at', h.created_at) ORDER BY h.id)
          FROM order_history h WHERE h.order_id = o.id) AS history,
        NOT EXISTS (SELECT FROM order_line l WHERE l.order_id = o.id) AS "isArchived",
        (SELECT jsonb_agg(jsonb_build_object('from', m.sender, 'to', m.recipient, 'code', m.code, 'facts', m.facts #- '{words,writer}',
            'at', m.created_at) ORDER BY m.id) FROM order_message m
          WHERE m.order_id = o.id AND 'member' IN (m.sender, m.recipient)) AS messages
      FROM customer_order o LEFT JOIN shop ON shop.id = o.shop_id
      WHERE o.member_id = ${memberId} ORDER BY o.id`.execute(executor);
    return { orders: rows };
  },
  /**
   * Deletes the guest's name, address, diet profile, remark and messages from the orders, and masks the phone number.
   * Amounts and dishes remain.
   */
  deleteData: async (tx, memberId) => {
    const words = sql`SELECT m.facts->'words'->>'text' FROM order_message m JOIN customer_order o ON o.id = m.order_id
      WHERE o.member_id = ${memberId} AND m.code = ${ownWordsCode}`;
    await deleteTranslations(tx, words);
    await sql`DELETE FROM order_message USING customer_order o WHERE o.id = order_id AND o.member_id = ${memberId}`.execute(
      tx,
    );
    const remarks = sql`SELECT remark FROM customer_order WHERE member_id = ${memberId} AND remark IS NOT NULL`;
    await deleteTranslations(tx, remarks);
    await sql`UPDATE customer_order SET contact_name = '', contact_phone = ${masked}, second_contact = NULL,
        remark = NULL, diet_profile = NULL, hand_over_photo = NULL, hand_over_code = NULL,
        address = CASE WHEN address IS NULL THEN NULL ELSE address || ${withoutPlace}::jsonb END,
        version = version + 1
      WHERE member_id = ${memberId}`.execute(tx);
  },
};

/** Masks a contact phone number in SQL, with the result of `maskContact`. */
const masked = sql`CASE WHEN contact_phone ~ '^1[0-9]{10}$'
  THEN left(contact_phone, 3) || '****' || right(contact_phone, 4)
  WHEN contact_phone = '' THEN '' ELSE left(contact_phone, 2) || '****' END`;

const withoutPlace = JSON.stringify({
  address: '',
  addressZh: '',
  doorNumber: '',
  latitude: '0.000000',
  longitude: '0.000000',
  gender: 'secret',
});
