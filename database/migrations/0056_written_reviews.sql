-- Up Migration
-- Guests write reviews of their orders, merchants reply, and the platform can hide reviews.

ALTER TABLE review
  ADD COLUMN state          text NOT NULL DEFAULT 'shown' CHECK (state IN ('shown', 'hidden')),
  ADD COLUMN version        int NOT NULL DEFAULT 1,
  ADD COLUMN tags           text[] NOT NULL DEFAULT '{}',
  -- True for an invented review of the demo city. Guests see that it is invented.
  ADD COLUMN is_demo        boolean NOT NULL DEFAULT false,
  -- The text in other languages: {"de": "…"}.
  ADD COLUMN translations   jsonb NOT NULL DEFAULT '{}',
  ADD COLUMN edited_at      timestamptz,
  ADD COLUMN reply_phrases  text[] NOT NULL DEFAULT '{}',
  -- Reason why the platform hid the review. Null while the review is shown.
  ADD COLUMN hidden_for     text,
  -- The name of a member is read from the member. A review of a deleted member has no name.
  ALTER COLUMN guest_name DROP NOT NULL;
-- Existing reviews without an order are invented.
UPDATE review SET is_demo = true WHERE order_id IS NULL;
CREATE INDEX review_of_member ON review (member_id) WHERE member_id IS NOT NULL;
CREATE INDEX review_unanswered ON review (shop_id, id DESC) WHERE replied_at IS NULL AND state = 'shown';
CREATE INDEX review_hidden ON review (id DESC) WHERE state = 'hidden';

-- Null if the guest gave no thumb.
ALTER TABLE review_dish ADD COLUMN thumb text CHECK (thumb IN ('up', 'down'));

ALTER TABLE shop ADD COLUMN demo_review_count int NOT NULL DEFAULT 0 CHECK (demo_review_count >= 0);
UPDATE shop SET demo_review_count = counted.reviews
  FROM (SELECT shop_id, count(*)::int AS reviews FROM review WHERE is_demo GROUP BY shop_id) counted
  WHERE shop.id = counted.shop_id;

CREATE TABLE review_history (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  review_id   bigint NOT NULL REFERENCES review ON DELETE CASCADE,
  event       text NOT NULL,
  from_state  text,
  to_state    text NOT NULL,
  actor       text NOT NULL,
  actor_id    bigint,
  reason      text,
  created_at  timestamptz NOT NULL
);
CREATE INDEX review_history_of ON review_history (review_id, id);

CREATE TABLE review_report (
  review_id   bigint NOT NULL REFERENCES review ON DELETE CASCADE,
  member_id   bigint NOT NULL REFERENCES member ON DELETE CASCADE,
  reason      text NOT NULL,
  note        text NOT NULL DEFAULT '',
  created_at  timestamptz NOT NULL,
  -- Time at which the platform decided about the report.
  settled_at  timestamptz,
  PRIMARY KEY (review_id, member_id)
);
CREATE INDEX review_report_open ON review_report (review_id) WHERE settled_at IS NULL;
CREATE INDEX review_report_of_member ON review_report (member_id, created_at);
