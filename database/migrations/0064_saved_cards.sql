-- Up Migration
-- Under which name Stripe keeps a member's cards. No card number, and nothing else of a card, is here.
CREATE TABLE stripe_customer (
  member_id bigint PRIMARY KEY REFERENCES member ON DELETE CASCADE,
  customer_id text NOT NULL UNIQUE
);
