-- Up Migration
-- A payment attempt pays an order or a purchase. Inconsistent notifications of gateways are stored. Daily statements of
-- gateways are compared with our records.

ALTER TABLE payment_attempt ALTER COLUMN order_id DROP NOT NULL;
ALTER TABLE payment_attempt ADD COLUMN purchase_id bigint REFERENCES purchase;
ALTER TABLE payment_attempt ADD CONSTRAINT payment_attempt_pays_one CHECK ((order_id IS NULL) <> (purchase_id IS NULL));
-- All parameters of the request to the gateway, so that it can be repeated unchanged after a crash.
ALTER TABLE payment_attempt ADD COLUMN opening jsonb NOT NULL DEFAULT '{}';
CREATE INDEX payment_attempt_purchase ON payment_attempt (purchase_id) WHERE purchase_id IS NOT NULL;
-- For daily statements, which list the attempts that were paid on a day.
CREATE INDEX payment_attempt_settled ON payment_attempt (method, settled_at) WHERE state = 'settled';

ALTER TABLE refund_payout ADD COLUMN tries int NOT NULL DEFAULT 0;
ALTER TABLE refund_payout ADD COLUMN asked_at timestamptz;
CREATE INDEX refund_payout_attempt ON refund_payout (attempt_id);
CREATE INDEX refund_payout_refund ON refund_payout (refund_id) WHERE refund_id IS NOT NULL;
CREATE INDEX refund_payout_settled ON refund_payout (settled_at) WHERE state = 'settled';

-- Content of the gateway's event. An event with a known id and different content is not a retry.
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
  -- Fen according to the gateway and according to our ledger.
  payments      bigint NOT NULL,
  refunds       bigint NOT NULL,
  our_payments  bigint NOT NULL,
  our_refunds   bigint NOT NULL,
  differences   int NOT NULL,
  compared_at   timestamptz NOT NULL,
  PRIMARY KEY (method, day)
);
