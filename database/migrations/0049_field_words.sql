-- Up Migration
-- Renames columns to the usual terms.
ALTER TABLE customer_order RENAME COLUMN wish_hash TO request_hash;
ALTER TABLE mall_order RENAME COLUMN wish_hash TO request_hash;
ALTER TABLE purchase RENAME COLUMN wish_hash TO request_hash;
ALTER TABLE coupon_campaign RENAME COLUMN most_rebate TO max_rebate;
UPDATE account SET kind = 'merchant_earnings' WHERE kind = 'merchant_takings';
UPDATE job SET kind = 'refund.email', key = replace(key, 'refund.letter', 'refund.email') WHERE kind = 'refund.letter';
