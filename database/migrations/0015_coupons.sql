-- Up Migration
-- Campaigns of coupons, and the coupons that guests took of them.

CREATE TABLE coupon_campaign (
  id                bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Who bears what it takes off: the shop, or the platform where there is none.
  issuer            text NOT NULL CHECK (issuer IN ('platform', 'shop')),
  -- Where its coupons are good; null: everywhere.
  shop_id           bigint REFERENCES shop ON DELETE CASCADE,
  coupon_group      text NOT NULL CHECK (coupon_group IN ('delivery', 'shop', 'double_draw', 'rebate')),
  name              jsonb NOT NULL,
  threshold         int NOT NULL DEFAULT 0 CHECK (threshold >= 0),
  reduction         int NOT NULL DEFAULT 0 CHECK (reduction >= 0),
  rebate_percent    smallint CHECK (rebate_percent BETWEEN 1 AND 100),
  most_rebate       int CHECK (most_rebate > 0),
  types             text[] NOT NULL,
  channel           text NOT NULL CHECK (channel IN ('claim', 'bought', 'granted')),
  price             int CHECK (price > 0),
  code              text UNIQUE,
  starts_at         timestamptz NOT NULL,
  ends_at           timestamptz NOT NULL,
  valid_days        int NOT NULL CHECK (valid_days > 0),
  -- How many coupons may be issued in all; the count stands beside it so that one conditional update decides.
  budget            int CHECK (budget > 0),
  issued            int NOT NULL DEFAULT 0 CHECK (issued >= 0),
  per_member_limit  int NOT NULL DEFAULT 1 CHECK (per_member_limit > 0),
  limit_per         text NOT NULL DEFAULT 'campaign' CHECK (limit_per IN ('campaign', 'month')),
  minimum_level     text,
  ended_at          timestamptz,
  created_by        bigint REFERENCES staff,
  created_at        timestamptz NOT NULL,
  CHECK (budget IS NULL OR issued <= budget),
  CHECK ((channel = 'bought') = (price IS NOT NULL)),
  CHECK ((coupon_group = 'rebate') = (rebate_percent IS NOT NULL)),
  CHECK (issuer = 'platform' OR shop_id IS NOT NULL)
);
CREATE INDEX coupon_campaign_shop ON coupon_campaign (shop_id, id DESC) WHERE shop_id IS NOT NULL;
CREATE INDEX coupon_campaign_open ON coupon_campaign (ends_at) WHERE ended_at IS NULL;

CREATE TABLE coupon (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  campaign_id   bigint NOT NULL REFERENCES coupon_campaign,
  member_id     bigint NOT NULL REFERENCES member ON DELETE CASCADE,
  state         text NOT NULL CHECK (state IN ('valid', 'used', 'invalid')),
  -- The unpaid order that has it, or the order that used it.
  held_by       bigint,
  used_by       bigint,
  purchase_id   bigint,
  -- "2026-11" where the limit starts anew each month, else ''. Its number within that: the key is the limit. No number:
  -- it was not paid, or was given back for its price, and counts no more.
  claim_period  text NOT NULL DEFAULT '',
  claim_number  int,
  -- Null while it is kept for a purchase that is not paid: it is nobody's yet.
  valid_from    timestamptz,
  valid_until   timestamptz,
  used_at       timestamptz,
  created_at    timestamptz NOT NULL,
  UNIQUE (member_id, campaign_id, claim_period, claim_number),
  CHECK (held_by IS NULL OR state = 'valid'),
  CHECK ((state = 'used') = (used_at IS NOT NULL)),
  CHECK (state = 'invalid' OR (valid_from IS NOT NULL AND valid_until IS NOT NULL AND claim_number IS NOT NULL))
);
CREATE INDEX coupon_of_member ON coupon (member_id, state, valid_until);
CREATE INDEX coupon_held ON coupon (held_by) WHERE held_by IS NOT NULL;
CREATE INDEX coupon_used ON coupon (used_by) WHERE used_by IS NOT NULL;
CREATE INDEX coupon_ends ON coupon (valid_until) WHERE state = 'valid';

CREATE TABLE coupon_history (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  coupon_id   bigint NOT NULL REFERENCES coupon ON DELETE CASCADE,
  event       text NOT NULL,
  order_id    bigint,
  created_at  timestamptz NOT NULL
);
CREATE INDEX coupon_history_of ON coupon_history (coupon_id, id);
CREATE TRIGGER coupon_history_append_only BEFORE UPDATE ON coupon_history
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
