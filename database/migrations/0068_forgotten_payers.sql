-- Up Migration
-- Removes the WeChat openId and the IP address of members who were deleted before this migration.
UPDATE payment_attempt SET opening = opening || '{"clientIp": "", "openId": null}'
  FROM member
  WHERE member.deleted_at IS NOT NULL AND opening IS NOT NULL
    AND member.id = coalesce((SELECT member_id FROM customer_order WHERE id = order_id),
      (SELECT member_id FROM purchase WHERE id = purchase_id));
