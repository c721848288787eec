-- Up Migration
-- What guests are told of, what they want to be told and where, and the browsers that take it by push.

CREATE TABLE notice (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id   bigint NOT NULL REFERENCES member,
  -- What has happened, once: the same event tells nobody twice.
  key         text NOT NULL UNIQUE,
  news        text NOT NULL,
  -- What the sentences need, as it was at that moment: names by language, numbers, sums in fen, ids of what it leads to.
  facts       jsonb NOT NULL,
  -- False: a mail alone, such as a receipt.
  is_listed   boolean NOT NULL,
  read_at     timestamptz,
  created_at  timestamptz NOT NULL
);
CREATE INDEX notice_of_member ON notice (member_id, id DESC) WHERE is_listed;
CREATE INDEX notice_unread ON notice (member_id) WHERE is_listed AND read_at IS NULL;
CREATE INDEX notice_age ON notice (created_at);

-- Only what a member has chosen; the rest is as the domain has it.
CREATE TABLE notice_choice (
  member_id  bigint NOT NULL REFERENCES member,
  kind       text NOT NULL,
  channel    text NOT NULL CHECK (channel IN ('email', 'push')),
  is_on      boolean NOT NULL,
  PRIMARY KEY (member_id, kind, channel)
);

-- Minutes of the day in the time zone of each device; from later than until goes over midnight.
CREATE TABLE quiet_hours (
  member_id      bigint PRIMARY KEY REFERENCES member,
  from_minute    smallint NOT NULL CHECK (from_minute BETWEEN 0 AND 1439),
  until_minute   smallint NOT NULL CHECK (until_minute BETWEEN 0 AND 1439),
  -- News of an order alive goes anyway.
  lets_orders_through  boolean NOT NULL,
  CHECK (from_minute <> until_minute)
);

-- A browser that takes push messages. It ends with the session that it was made in.
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
