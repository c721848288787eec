-- Up Migration
-- Renames columns, so that each word has one meaning. A channel issues coupons, an offer is about a coupon or a refund,
-- and a way is how a guest eats.

ALTER TABLE withdrawal RENAME COLUMN channel TO payout_method;
ALTER TABLE gateway_refund RENAME COLUMN way TO destination;
UPDATE gateway_alert SET says = says - 'way' || jsonb_build_object('destination', says -> 'way') WHERE says ? 'way';
ALTER TABLE top_up_offer RENAME TO top_up_tier;
