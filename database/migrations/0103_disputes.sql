-- A dispute (chargeback) of a payment, as its gateway reports it (rule payment-17).
CREATE TABLE dispute (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  attempt_id   bigint NOT NULL REFERENCES payment_attempt,
  -- Number of the dispute at the gateway.
  reference    text NOT NULL,
  state        text NOT NULL CHECK (state IN ('open', 'won', 'lost')),
  -- In fen.
  amount       int NOT NULL CHECK (amount > 0),
  -- Reason code of the gateway.
  reason       text NOT NULL,
  -- Deadline for evidence. Null if the gateway accepts none.
  evidence_by  timestamptz,
  created_at   timestamptz NOT NULL,
  ended_at     timestamptz,
  UNIQUE (attempt_id, reference)
);
CREATE INDEX dispute_open ON dispute (evidence_by) WHERE state = 'open';

CREATE TABLE dispute_history (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  dispute_id  bigint NOT NULL REFERENCES dispute,
  event       text NOT NULL,
  from_state  text,
  to_state    text NOT NULL,
  actor       text NOT NULL,
  created_at  timestamptz NOT NULL
);
CREATE INDEX dispute_history_of ON dispute_history (dispute_id, id);
CREATE TRIGGER dispute_history_append_only BEFORE UPDATE OR DELETE ON dispute_history
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Unread since 6.0.
ALTER TABLE gateway_alert DROP CONSTRAINT gateway_alert_kind_check;
ALTER TABLE gateway_alert ADD CONSTRAINT gateway_alert_kind_check CHECK (kind IN ('bad_signature', 'wrong_app',
  'wrong_amount', 'unknown_payment', 'replayed', 'statement_differs', 'gateway_refund_failed', 'gateway_absent',
  'paid_twice', 'payout_waits', 'disputed')) NOT VALID;
ALTER TABLE gateway_alert VALIDATE CONSTRAINT gateway_alert_kind_check;
