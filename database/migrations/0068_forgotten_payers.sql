-- Up Migration
-- Of members who are deleted already: who opened a payment at WeChat, and from where, went on standing on its attempt.
UPDATE payment_attempt SET opening = opening || '{"clientIp": "", "openId": null}'
  FROM member
  WHERE member.deleted_at IS NOT NULL AND opening IS NOT NULL
    AND member.id = coalesce((SELECT member_id FROM customer_order WHERE id = order_id),
      (SELECT member_id FROM purchase WHERE id = purchase_id));
