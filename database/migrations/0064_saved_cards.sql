-- Up Migration
-- Id of a member as a customer of Stripe, which stores the member's cards. No card data is stored here.
CREATE TABLE stripe_customer (
  member_id bigint PRIMARY KEY REFERENCES member ON DELETE CASCADE,
  customer_id text NOT NULL UNIQUE
);
