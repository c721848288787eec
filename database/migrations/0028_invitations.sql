-- Up Migration
-- Devices and payers are recorded, the completed orders of invited friends are counted, and double-draw tickets are
-- earned.

-- Devices on which members have signed in. The web app creates the device key at random, and only its hash is stored.
CREATE TABLE member_device (
  device_hash  text NOT NULL,
  member_id    bigint NOT NULL REFERENCES member ON DELETE CASCADE,
  first_at     timestamptz NOT NULL,
  last_at      timestamptz NOT NULL,
  PRIMARY KEY (device_hash, member_id)
);
CREATE INDEX member_device_of ON member_device (member_id);

-- The payer as the gateway identifies them. A person or card has the same value in all payments at one gateway. ''
-- means that the gateway names no payer, and null that the server has not requested it.
ALTER TABLE payment_attempt ADD COLUMN payer text;
CREATE INDEX payment_attempt_payer ON payment_attempt (payer, method) WHERE payer > '';

-- For listing invited friends, newest first.
DROP INDEX member_inviter;
CREATE INDEX member_inviter ON member (inviter_id, id DESC) WHERE inviter_id IS NOT NULL;

-- A completed order and its value for rewards, which refunds reduce.
CREATE TABLE affiliate_order (
  order_id      bigint PRIMARY KEY REFERENCES customer_order,
  member_id     bigint NOT NULL REFERENCES member,
  inviter_id    bigint REFERENCES member,
  -- Fen paid for the order and not refunded.
  kept          bigint NOT NULL CHECK (kept >= 0),
  -- Why the inviter earns nothing: both members have signed in on one device, or one payer has paid for both.
  barred        text CHECK (barred IN ('device', 'payer')),
  completed_at  timestamptz NOT NULL
);
CREATE INDEX affiliate_order_of ON affiliate_order (member_id, order_id);

-- State of an invited friend: whether they have a completed order that was not refunded, and whether it is large enough
-- to count.
CREATE TABLE invited_friend (
  friend_id    bigint PRIMARY KEY REFERENCES member ON DELETE CASCADE,
  inviter_id   bigint NOT NULL REFERENCES member ON DELETE CASCADE,
  has_ordered  boolean NOT NULL,
  is_counted   boolean NOT NULL
);
CREATE INDEX invited_friend_of ON invited_friend (inviter_id) WHERE has_ordered;

-- Progress of a member towards double-draw tickets: number of friends, or fen of own orders.
CREATE TABLE ticket_progress (
  member_id  bigint NOT NULL REFERENCES member ON DELETE CASCADE,
  source     text NOT NULL CHECK (source IN ('friends', 'spending')),
  amount     bigint NOT NULL DEFAULT 0 CHECK (amount >= 0),
  -- `issued` counts tickets that were issued and not revoked, used or not. `numbered` counts all issued tickets, and
  -- gives each ticket its number.
  issued     int NOT NULL DEFAULT 0 CHECK (issued >= 0),
  numbered   int NOT NULL DEFAULT 0 CHECK (numbered >= issued),
  PRIMARY KEY (member_id, source)
);

-- For listing rewards, newest first.
CREATE INDEX reward_of_friends ON reward (member_id, id DESC) WHERE kind IN ('affiliate', 'draw');

-- The platform's campaign for earned double-draw tickets. Its coupons cannot be taken or granted by hand, and it cannot
-- be edited or ended.
ALTER TABLE coupon_campaign ADD COLUMN purpose text UNIQUE CHECK (purpose IN ('earned_ticket'));
INSERT INTO coupon_campaign (issuer, coupon_group, name, types, channel, starts_at, ends_at, valid_days, purpose, created_at)
  VALUES ('platform', 'double_draw', '{"en": "Double draw", "ja": "2回抽選券", "ko": "더블 추첨권", "ru": "Двойной розыгрыш",
    "ur": "دوہری قرعہ اندازی", "ar": "سحب مزدوج", "fr": "Tirage double", "de": "Doppelte Ziehung", "zh-CN": "双倍抽奖券"}',
    '{pickup,delivery,pack}', 'granted', '2026-01-01', '2999-12-31', 60, 'earned_ticket', '2026-01-01');
