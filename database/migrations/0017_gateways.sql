-- Up Migration
-- Attempts pay orders or purchases; what gateways said that cannot be true is kept; daily statements are compared.

ALTER TABLE payment_attempt ALTER COLUMN order_id DROP NOT NULL;
ALTER TABLE payment_attempt ADD COLUMN purchase_id bigint REFERENCES purchase;
ALTER TABLE payment_attempt ADD CONSTRAINT payment_attempt_pays_one CHECK ((order_id IS NULL) <> (purchase_id IS NULL));
-- All that opens it at its gateway: after a crash the very same is asked for again.
ALTER TABLE payment_attempt ADD COLUMN opening jsonb NOT NULL DEFAULT '{}';
CREATE INDEX payment_attempt_purchase ON payment_attempt (purchase_id) WHERE purchase_id IS NOT NULL;
-- Daily statements look at what settled on a day.
CREATE INDEX payment_attempt_settled ON payment_attempt (method, settled_at) WHERE state = 'settled';

ALTER TABLE refund_payout ADD COLUMN tries int NOT NULL DEFAULT 0;
ALTER TABLE refund_payout ADD COLUMN asked_at timestamptz;
CREATE INDEX refund_payout_attempt ON refund_payout (attempt_id);
CREATE INDEX refund_payout_refund ON refund_payout (refund_id) WHERE refund_id IS NOT NULL;
CREATE INDEX refund_payout_settled ON refund_payout (settled_at) WHERE state = 'settled';

-- What an event said: the same id with other content is no repetition.
ALTER TABLE gateway_event ADD COLUMN said text NOT NULL DEFAULT '';

CREATE TABLE gateway_alert (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  method      text NOT NULL,
  kind        text NOT NULL CHECK (kind IN ('bad_signature', 'wrong_app', 'wrong_amount', 'unknown_payment',
                'replayed', 'statement_differs', 'payout_failed')),
  reference   text,
  detail      text NOT NULL,
  created_at  timestamptz NOT NULL
);

CREATE INDEX gateway_alert_newest ON gateway_alert (created_at);

CREATE TABLE gateway_statement (
  method        text NOT NULL,
  day           date NOT NULL,
  -- Fen, by the gateway and by our own books.
  payments      bigint NOT NULL,
  refunds       bigint NOT NULL,
  our_payments  bigint NOT NULL,
  our_refunds   bigint NOT NULL,
  differences   int NOT NULL,
  compared_at   timestamptz NOT NULL,
  PRIMARY KEY (method, day)
);
