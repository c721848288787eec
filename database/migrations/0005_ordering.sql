-- Up Migration
-- Orders with their lines and history, payments, refunds and couriers.

CREATE SEQUENCE order_number_sequence;

CREATE TABLE customer_order (
  id                      bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  number                  text NOT NULL UNIQUE,
  member_id               bigint NOT NULL REFERENCES member,
  shop_id                 bigint NOT NULL REFERENCES shop,
  type                    text NOT NULL CHECK (type IN ('pickup', 'delivery', 'pack')),
  dining                  text CHECK (dining IN ('dine_in', 'take_away')),
  state                   text NOT NULL CHECK (state IN ('unpaid', 'pending', 'delivering', 'to_be_picked_up',
                            'to_be_delivered', 'delivered', 'completed', 'after_sale_processing', 'refunded',
                            'after_sale_completed', 'cancelled')),
  state_before_after_sale text,
  -- The amounts of the receipt in fen, in the order of the calculation.
  goods                   int NOT NULL,
  full_reduction          int NOT NULL,
  shop_coupon             int NOT NULL,
  package_fee             int NOT NULL,
  delivery_fee            int NOT NULL,
  delivery_coupon         int NOT NULL,
  balance_part            int NOT NULL,
  payable                 int NOT NULL,
  -- Fen refunded so far to the balance and through the gateway, never more than was paid from each.
  refunded_balance        int NOT NULL DEFAULT 0 CHECK (refunded_balance BETWEEN 0 AND balance_part),
  refunded_gateway        int NOT NULL DEFAULT 0 CHECK (refunded_gateway BETWEEN 0 AND payable),
  contact_name            text NOT NULL,
  contact_phone           text NOT NULL,
  second_contact          text,
  -- Copy of the delivery address when the order was placed.
  address                 jsonb,
  remark                  text,
  language                text NOT NULL,
  wanted_at               timestamptz,
  placed_at               timestamptz NOT NULL,
  pay_before              timestamptz NOT NULL,
  paid_at                 timestamptz,
  accepted_at             timestamptz,
  completed_at            timestamptz,
  estimated_at            timestamptz NOT NULL,
  pick_up_code            text,
  hand_over_code          text,
  courier_id              bigint REFERENCES staff,
  cancel_reason           text,
  -- The party that bears the cost of an order that the platform cancelled.
  liable                  text,
  -- Idempotency key of the call that placed the order. A retry of the call does not place a second order.
  idempotency_key         text NOT NULL,
  wish_hash               text NOT NULL,
  version                 int NOT NULL DEFAULT 1,
  UNIQUE (member_id, idempotency_key)
);
CREATE INDEX customer_order_of_member ON customer_order (member_id, id DESC);
CREATE INDEX customer_order_of_shop ON customer_order (shop_id, id DESC);
CREATE INDEX customer_order_open_of_shop ON customer_order (shop_id, id)
  WHERE state IN ('pending', 'delivering', 'to_be_picked_up', 'to_be_delivered', 'after_sale_processing');
CREATE INDEX customer_order_for_couriers ON customer_order (id)
  WHERE type = 'delivery' AND state IN ('delivering', 'to_be_picked_up', 'to_be_delivered', 'after_sale_processing');

CREATE TABLE order_line (
  order_id    bigint NOT NULL REFERENCES customer_order,
  position    smallint NOT NULL,
  dish_id     bigint NOT NULL,
  -- Copies of the dish name and the chosen options in all languages, as they were when the order was placed.
  name        jsonb NOT NULL,
  options     jsonb NOT NULL,
  plate       text NOT NULL,
  unit_price  int NOT NULL,
  quantity    int NOT NULL CHECK (quantity > 0),
  -- Whether the line reduced a limited stock, which a cancellation must then restore.
  took_stock  boolean NOT NULL,
  share       int NOT NULL,
  PRIMARY KEY (order_id, position)
);

CREATE TABLE order_history (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id    bigint NOT NULL REFERENCES customer_order,
  event       text NOT NULL,
  from_state  text,
  to_state    text NOT NULL,
  actor       text NOT NULL CHECK (actor IN ('member', 'merchant', 'courier', 'platform', 'system')),
  actor_id    bigint,
  reason      text,
  created_at  timestamptz NOT NULL
);
CREATE INDEX order_history_of ON order_history (order_id, id);
CREATE TRIGGER order_history_append_only BEFORE UPDATE OR DELETE ON order_history
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- The primary keys guarantee that no pick-up code is issued twice for a shop and business day, also after a crash.
CREATE TABLE pick_up_counter (
  shop_id        bigint NOT NULL,
  business_day   date NOT NULL,
  last_sequence  int NOT NULL,
  PRIMARY KEY (shop_id, business_day)
);
CREATE TABLE pick_up_code (
  order_id      bigint PRIMARY KEY REFERENCES customer_order,
  shop_id       bigint NOT NULL,
  business_day  date NOT NULL,
  code          text NOT NULL,
  UNIQUE (shop_id, business_day, code)
);

CREATE TABLE courier_assignment (
  id             bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id       bigint NOT NULL REFERENCES customer_order,
  courier_id     bigint NOT NULL REFERENCES staff,
  taken_at       timestamptz NOT NULL,
  given_back_at  timestamptz,
  finished_at    timestamptz
);
CREATE UNIQUE INDEX courier_assignment_one ON courier_assignment (order_id) WHERE given_back_at IS NULL;
CREATE INDEX courier_assignment_of ON courier_assignment (courier_id, id DESC);

CREATE TABLE payment_attempt (
  id                 bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Number of the attempt, which the server creates. The gateway gets it as the idempotency key.
  number             text NOT NULL UNIQUE,
  order_id           bigint NOT NULL REFERENCES customer_order,
  method             text NOT NULL CHECK (method IN ('wechat', 'alipay', 'stripe', 'balance')),
  amount             int NOT NULL CHECK (amount > 0),
  currency           text NOT NULL DEFAULT 'cny',
  state              text NOT NULL CHECK (state IN ('open', 'settled', 'failed', 'cancelled')),
  gateway_reference  text,
  -- Data from the gateway that the guest's device needs for the payment.
  client_data        jsonb,
  expires_at         timestamptz NOT NULL,
  settled_at         timestamptz,
  created_at         timestamptz NOT NULL
);
CREATE INDEX payment_attempt_order ON payment_attempt (order_id);
CREATE INDEX payment_attempt_open ON payment_attempt (created_at) WHERE state = 'open';
CREATE UNIQUE INDEX payment_attempt_reference ON payment_attempt (method, gateway_reference)
  WHERE gateway_reference IS NOT NULL;

CREATE TABLE gateway_event (
  method       text NOT NULL,
  event_id     text NOT NULL,
  received_at  timestamptz NOT NULL,
  PRIMARY KEY (method, event_id)
);

CREATE TABLE refund (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  number        text NOT NULL UNIQUE,
  order_id      bigint NOT NULL REFERENCES customer_order,
  state         smallint NOT NULL CHECK (state BETWEEN 1 AND 7),
  reason        text NOT NULL,
  balance_part  int NOT NULL CHECK (balance_part >= 0),
  gateway_part  int NOT NULL CHECK (gateway_part >= 0),
  created_at    timestamptz NOT NULL,
  decided_at    timestamptz
);
CREATE INDEX refund_order ON refund (order_id);
CREATE TABLE refund_history (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  refund_id   bigint NOT NULL REFERENCES refund,
  event       text NOT NULL,
  from_state  smallint,
  to_state    smallint NOT NULL,
  actor       text NOT NULL,
  actor_id    bigint,
  reason      text,
  created_at  timestamptz NOT NULL
);
CREATE INDEX refund_history_of ON refund_history (refund_id, id);
CREATE TRIGGER refund_history_append_only BEFORE UPDATE OR DELETE ON refund_history
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Refunds through a gateway. A retry uses the same number until the gateway confirms the refund.
CREATE TABLE refund_payout (
  id                 bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  number             text NOT NULL UNIQUE,
  refund_id          bigint REFERENCES refund,
  attempt_id         bigint NOT NULL REFERENCES payment_attempt,
  amount             int NOT NULL CHECK (amount > 0),
  state              text NOT NULL CHECK (state IN ('pending', 'settled', 'failed')),
  gateway_reference  text,
  error              text,
  created_at         timestamptz NOT NULL,
  settled_at         timestamptz
);
CREATE INDEX refund_payout_open ON refund_payout (id) WHERE state <> 'settled';
