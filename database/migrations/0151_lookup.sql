-- Up Migration
-- For the operators' search by the last four digits of an order number or a phone number, and by the beginning of a
-- name (rule lookup-1).
CREATE INDEX IF NOT EXISTS customer_order_number_end ON customer_order (right(split_part(number, '-', 2), 4), id DESC);
CREATE INDEX IF NOT EXISTS customer_order_phone_end ON customer_order (right(contact_phone, 4), id DESC);
CREATE INDEX IF NOT EXISTS member_phone_end ON member (right(mobile, 4), id DESC) WHERE mobile IS NOT NULL;
CREATE INDEX IF NOT EXISTS member_name_beginning ON member (lower(name) text_pattern_ops);
-- For the operators' page of an order, which shows what the guest was notified of (rule notification-24).
CREATE INDEX IF NOT EXISTS notice_of_order ON notice ((facts->>'orderId')) WHERE facts->>'orderId' IS NOT NULL;
