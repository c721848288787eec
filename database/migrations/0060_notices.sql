-- Up Migration
-- Notifications of members, their choices of kinds and channels, and browsers that receive push messages.

CREATE TABLE notice (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id   bigint NOT NULL REFERENCES member,
  -- Identifies the event. Unique, so that a member gets one notification per event.
  key         text NOT NULL UNIQUE,
  news        text NOT NULL,
  -- Values for the text as they were at the time of the event: names by language, numbers, amounts in fen, and ids of
  -- linked objects.
  facts       jsonb NOT NULL,
  -- False for a notification that is only mailed, such as a receipt.
  is_listed   boolean NOT NULL,
  read_at     timestamptz,
  created_at  timestamptz NOT NULL
);
CREATE INDEX notice_of_member ON notice (member_id, id DESC) WHERE is_listed;
CREATE INDEX notice_unread ON notice (member_id) WHERE is_listed AND read_at IS NULL;
CREATE INDEX notice_age ON notice (created_at);

-- Choices of members. A kind or channel without a row has the default of the domain package.
CREATE TABLE notice_choice (
  member_id  bigint NOT NULL REFERENCES member,
  kind       text NOT NULL,
  channel    text NOT NULL CHECK (channel IN ('email', 'push')),
  is_on      boolean NOT NULL,
  PRIMARY KEY (member_id, kind, channel)
);

-- Quiet hours in minutes after midnight, in the time zone of each device. They cross midnight if `from_minute` is later
-- than `until_minute`.
CREATE TABLE quiet_hours (
  member_id      bigint PRIMARY KEY REFERENCES member,
  from_minute    smallint NOT NULL CHECK (from_minute BETWEEN 0 AND 1439),
  until_minute   smallint NOT NULL CHECK (until_minute BETWEEN 0 AND 1439),
  -- True if quiet hours do not delay push messages about a restaurant's order.
  lets_orders_through  boolean NOT NULL,
  CHECK (from_minute <> until_minute)
);

-- A browser that receives push messages. The row is deleted with the session in which it was created.
CREATE TABLE push_subscription (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id     bigint NOT NULL REFERENCES member,
  session_hash  text NOT NULL REFERENCES session ON DELETE CASCADE,
  endpoint      text NOT NULL UNIQUE,
  p256dh        text NOT NULL,
  auth          text NOT NULL,
  time_zone     text NOT NULL,
  created_at    timestamptz NOT NULL
);
CREATE INDEX push_subscription_of_member ON push_subscription (member_id);
CREATE INDEX push_subscription_of_session ON push_subscription (session_hash);
