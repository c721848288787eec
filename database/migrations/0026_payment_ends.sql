-- Up Migration
-- Attempts are asked about in turn; a payment that is asked for twice is told the same; a refusal stays one; and money that
-- a gateway cannot bring back is brought back by people.

ALTER TABLE payment_attempt ADD COLUMN asked_at timestamptz;
-- Whose call made it, under which key, hashed.
ALTER TABLE payment_attempt ADD COLUMN call_key text;
CREATE UNIQUE INDEX payment_attempt_call_key ON payment_attempt (call_key);
-- What waits longest for news is asked about first.
CREATE INDEX payment_attempt_to_ask ON payment_attempt (asked_at NULLS FIRST, id) WHERE state = 'open';

-- The key of the call by which balance paid it: that call again is told the same.
ALTER TABLE customer_order ADD COLUMN pay_key text;
CREATE UNIQUE INDEX customer_order_pay_key ON customer_order (member_id, pay_key) WHERE pay_key IS NOT NULL;

-- What was refused once is refused again.
ALTER TABLE gateway_event ADD COLUMN is_refused boolean NOT NULL DEFAULT false;

ALTER TABLE gateway_alert DROP CONSTRAINT gateway_alert_kind_check;
ALTER TABLE gateway_alert ADD CHECK (kind IN ('bad_signature', 'wrong_app', 'wrong_amount', 'unknown_payment', 'replayed',
  'statement_differs', 'payout_failed', 'gateway_absent', 'payout_twice'));
CREATE INDEX gateway_alert_reference ON gateway_alert (reference, kind) WHERE reference IS NOT NULL;

-- How the money went back: through its gateway, or, where that cannot, by people or to the guest's balance.
ALTER TABLE refund_payout ADD COLUMN way text NOT NULL DEFAULT 'gateway' CHECK (way IN ('gateway', 'otherwise', 'balance'));
-- The gateway's answer to a try is waited for so long; nobody ends the payout by hand meanwhile.
ALTER TABLE refund_payout ADD COLUMN trying_until timestamptz;

CREATE TABLE payout_history (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  payout_id   bigint NOT NULL REFERENCES refund_payout,
  event       text NOT NULL CHECK (event IN ('paid_otherwise', 'to_balance', 'gateway_paid_too')),
  staff_id    bigint REFERENCES staff,
  -- What the bank or whoever paid calls it.
  reference   text,
  note        text,
  created_at  timestamptz NOT NULL,
  -- Each happens once.
  UNIQUE (payout_id, event)
);
