-- Up Migration
-- Payment attempts are checked at their gateway in turn. Repeated calls and events get the same result. Operators can
-- end a refund that a gateway cannot pay.

ALTER TABLE payment_attempt ADD COLUMN asked_at timestamptz;
-- Hash of the caller and the idempotency key of the call that created the attempt.
ALTER TABLE payment_attempt ADD COLUMN call_key text;
CREATE UNIQUE INDEX payment_attempt_call_key ON payment_attempt (call_key);
-- For checking first the attempts that were not checked for the longest time.
CREATE INDEX payment_attempt_to_ask ON payment_attempt (asked_at NULLS FIRST, id) WHERE state = 'open';

-- Idempotency key of the call that paid the order from the balance. A retry of the call gets the same result.
ALTER TABLE customer_order ADD COLUMN pay_key text;
CREATE UNIQUE INDEX customer_order_pay_key ON customer_order (member_id, pay_key) WHERE pay_key IS NOT NULL;

-- True if the event was refused, so that a retry is refused too.
ALTER TABLE gateway_event ADD COLUMN is_refused boolean NOT NULL DEFAULT false;

ALTER TABLE gateway_alert DROP CONSTRAINT gateway_alert_kind_check;
ALTER TABLE gateway_alert ADD CHECK (kind IN ('bad_signature', 'wrong_app', 'wrong_amount', 'unknown_payment', 'replayed',
  'statement_differs', 'payout_failed', 'gateway_absent', 'payout_twice'));
CREATE INDEX gateway_alert_reference ON gateway_alert (reference, kind) WHERE reference IS NOT NULL;

-- How the money was returned: through its gateway, or otherwise by an operator or to the guest's balance.
ALTER TABLE refund_payout ADD COLUMN way text NOT NULL DEFAULT 'gateway' CHECK (way IN ('gateway', 'otherwise', 'balance'));
-- Until this time the gateway may still answer, so no operator may end the refund by hand.
ALTER TABLE refund_payout ADD COLUMN trying_until timestamptz;

CREATE TABLE payout_history (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  payout_id   bigint NOT NULL REFERENCES refund_payout,
  event       text NOT NULL CHECK (event IN ('paid_otherwise', 'to_balance', 'gateway_paid_too')),
  staff_id    bigint REFERENCES staff,
  -- Reference of the bank or the person who paid.
  reference   text,
  note        text,
  created_at  timestamptz NOT NULL,
  -- Each event happens at most once.
  UNIQUE (payout_id, event)
);
