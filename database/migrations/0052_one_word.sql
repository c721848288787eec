-- Up Migration
-- One word for one thing: a channel hands coupons out, an offer is a coupon's or a refund's, a way is how a guest eats.

ALTER TABLE withdrawal RENAME COLUMN channel TO payout_method;
ALTER TABLE gateway_refund RENAME COLUMN way TO destination;
UPDATE gateway_alert SET says = says - 'way' || jsonb_build_object('destination', says -> 'way') WHERE says ? 'way';
ALTER TABLE top_up_offer RENAME TO top_up_tier;
