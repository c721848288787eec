-- Up Migration
-- Cards at Stripe that count towards the member's limit (rule payment-14). Stripe stores all other card data.
CREATE TABLE saved_card (
  card_id text PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES stripe_customer ON DELETE CASCADE
);
CREATE INDEX saved_card_of_member ON saved_card (member_id);
