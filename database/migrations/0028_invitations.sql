-- Up Migration
-- What invitations bring: devices and payers are known again, each completed order counts once, and tickets are earned.

-- Who has signed in on which device. The key is random and the web app's own; here it stands hashed.
CREATE TABLE member_device (
  device_hash  text NOT NULL,
  member_id    bigint NOT NULL REFERENCES member ON DELETE CASCADE,
  first_at     timestamptz NOT NULL,
  last_at      timestamptz NOT NULL,
  PRIMARY KEY (device_hash, member_id)
);
CREATE INDEX member_device_of ON member_device (member_id);

-- Who paid, where the gateway says so: the same person or card has the same name at one method. '': it names nobody; null:
-- it was not asked.
ALTER TABLE payment_attempt ADD COLUMN payer text;
CREATE INDEX payment_attempt_payer ON payment_attempt (payer, method) WHERE payer > '';

-- Friends are listed newest first.
DROP INDEX member_inviter;
CREATE INDEX member_inviter ON member (inviter_id, id DESC) WHERE inviter_id IS NOT NULL;

-- What a completed order counts for; refunds make it less.
CREATE TABLE affiliate_order (
  order_id      bigint PRIMARY KEY REFERENCES customer_order,
  member_id     bigint NOT NULL REFERENCES member,
  inviter_id    bigint REFERENCES member,
  -- Fen that was paid for it and not refunded.
  kept          bigint NOT NULL CHECK (kept >= 0),
  -- Why it brings the inviter nothing: both have signed in on one device, or the same payer paid for both.
  barred        text CHECK (barred IN ('device', 'payer')),
  completed_at  timestamptz NOT NULL
);
CREATE INDEX affiliate_order_of ON affiliate_order (member_id, order_id);

-- How far somebody has come who was invited: whether a completed order of theirs stands, and one that counts.
CREATE TABLE invited_friend (
  friend_id    bigint PRIMARY KEY REFERENCES member ON DELETE CASCADE,
  inviter_id   bigint NOT NULL REFERENCES member ON DELETE CASCADE,
  has_ordered  boolean NOT NULL,
  is_counted   boolean NOT NULL
);
CREATE INDEX invited_friend_of ON invited_friend (inviter_id) WHERE has_ordered;

-- How far somebody has come towards tickets for the draw, by friends (their number) and by own orders (fen).
CREATE TABLE ticket_progress (
  member_id  bigint NOT NULL REFERENCES member ON DELETE CASCADE,
  source     text NOT NULL CHECK (source IN ('friends', 'spending')),
  amount     bigint NOT NULL DEFAULT 0 CHECK (amount >= 0),
  -- Tickets that were issued and not revoked, used or not; and how many were issued ever, which names each.
  issued     int NOT NULL DEFAULT 0 CHECK (issued >= 0),
  numbered   int NOT NULL DEFAULT 0 CHECK (numbered >= issued),
  PRIMARY KEY (member_id, source)
);

-- Rewards are listed newest first.
CREATE INDEX reward_of_friends ON reward (member_id, id DESC) WHERE kind IN ('affiliate', 'draw');

-- The platform's own campaign of tickets that are earned: nobody takes, edits, grants or ends it.
ALTER TABLE coupon_campaign ADD COLUMN purpose text UNIQUE CHECK (purpose IN ('earned_ticket'));
INSERT INTO coupon_campaign (issuer, coupon_group, name, types, channel, starts_at, ends_at, valid_days, purpose, created_at)
  VALUES ('platform', 'double_draw', '{"en": "Double draw", "ja": "2回抽選券", "ko": "더블 추첨권", "ru": "Двойной розыгрыш",
    "ur": "دوہری قرعہ اندازی", "ar": "سحب مزدوج", "fr": "Tirage double", "de": "Doppelte Ziehung", "zh-CN": "双倍抽奖券"}',
    '{pickup,delivery,pack}', 'granted', '2026-01-01', '2999-12-31', 60, 'earned_ticket', '2026-01-01');
