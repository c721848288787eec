-- Up Migration
-- Purchases other than meals (top-ups of the balance, coupons), and the rewards of orders.

CREATE TABLE top_up_offer (
  amount    int PRIMARY KEY CHECK (amount > 0),
  bonus     int NOT NULL CHECK (bonus >= 0)
);

CREATE TABLE purchase (
  id               bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  number           text NOT NULL UNIQUE,
  member_id        bigint NOT NULL REFERENCES member,
  kind             text NOT NULL CHECK (kind IN ('top_up', 'coupon')),
  state            text NOT NULL CHECK (state IN ('unpaid', 'paid', 'cancelled', 'refunded')),
  amount           int NOT NULL CHECK (amount > 0),
  bonus            int NOT NULL DEFAULT 0 CHECK (bonus >= 0),
  campaign_id      bigint REFERENCES coupon_campaign,
  -- The coupon that the purchase holds, and that the member gets with the payment.
  coupon_id        bigint REFERENCES coupon,
  -- The gateway that paid, or 'balance', and the payment attempt through which a refund goes back.
  method           text,
  paid_attempt_id  bigint,
  created_at       timestamptz NOT NULL,
  pay_before       timestamptz NOT NULL,
  paid_at          timestamptz,
  refunded_at      timestamptz,
  idempotency_key  text NOT NULL,
  wish_hash        text NOT NULL,
  UNIQUE (member_id, idempotency_key),
  CHECK ((kind = 'coupon') = (campaign_id IS NOT NULL))
);
CREATE INDEX purchase_of_member ON purchase (member_id, kind, id DESC);

CREATE TABLE purchase_history (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  purchase_id  bigint NOT NULL REFERENCES purchase,
  event        text NOT NULL,
  from_state   text,
  to_state     text NOT NULL,
  actor        text NOT NULL,
  created_at   timestamptz NOT NULL
);
CREATE INDEX purchase_history_of ON purchase_history (purchase_id, id);
CREATE TRIGGER purchase_history_append_only BEFORE UPDATE OR DELETE ON purchase_history
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Points, rebates and affiliate money. A reward is pending until the period for refund requests ends, then it is
-- credited. A refund takes it back.
CREATE TABLE reward (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id    bigint NOT NULL REFERENCES member,
  order_id     bigint NOT NULL,
  kind         text NOT NULL CHECK (kind IN ('points', 'rebate', 'affiliate')),
  state        text NOT NULL CHECK (state IN ('pending', 'credited', 'taken_back')),
  amount       bigint NOT NULL CHECK (amount > 0),
  -- Fen of the order from which the reward was computed. A refund takes the reward back in proportion to it.
  base         bigint NOT NULL CHECK (base > 0),
  taken_back   bigint NOT NULL DEFAULT 0 CHECK (taken_back BETWEEN 0 AND amount),
  due_at       timestamptz NOT NULL,
  credited_at  timestamptz,
  created_at   timestamptz NOT NULL,
  UNIQUE (order_id, kind, member_id)
);
CREATE INDEX reward_pending_of ON reward (member_id, kind, due_at) WHERE state = 'pending';
CREATE INDEX reward_due ON reward (due_at) WHERE state = 'pending';
