-- Up Migration
-- Coupon campaigns, and the coupons that members got from these.

CREATE TABLE coupon_campaign (
  id                bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The party that bears the reduction. 'shop' requires a shop.
  issuer            text NOT NULL CHECK (issuer IN ('platform', 'shop')),
  -- The shop where the coupons can be used. Null for all shops.
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
  -- Total number of coupons that may be issued. `issued` is in the same row, so that one conditional update can check
  -- and increase it.
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
  -- The unpaid order that holds the coupon, and the order that used it.
  held_by       bigint,
  used_by       bigint,
  purchase_id   bigint,
  -- `claim_period` is a month such as "2026-11" for a monthly limit, else ''. `claim_number` counts the member's
  -- coupons within it, and a unique key enforces the limit. It is null for a coupon that was not paid, or was returned
  -- for its price.
  claim_period  text NOT NULL DEFAULT '',
  claim_number  int,
  -- Null while a purchase that is not paid holds the coupon, because no member has it yet.
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
