-- Up Migration
-- Withdrawals of affiliate money. Operators approve a request. It is then paid to an Alipay account automatically, or
-- to a bank card by hand.

CREATE TABLE withdrawal (
  id             bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  number         text NOT NULL UNIQUE,
  -- Number of the payout, which the server creates. The gateway gets it as the idempotency key.
  payout_number  text NOT NULL UNIQUE,
  member_id      bigint NOT NULL REFERENCES member,
  amount         bigint NOT NULL CHECK (amount > 0),
  channel        text NOT NULL CHECK (channel IN ('alipay', 'bank')),
  account        text NOT NULL,
  bank_name      text,
  -- Name stated for this withdrawal. The member's name may change later.
  real_name      text NOT NULL,
  state          text NOT NULL CHECK (state IN ('applied', 'approved', 'paid', 'refused', 'failed')),
  -- If refused, the operator's text. If failed, a code that the member reads in their own language.
  reason         text,
  -- Reference of the bank or the person who paid, or of the failure.
  reference      text,
  approved_at    timestamptz,
  ended_at       timestamptz,
  created_at     timestamptz NOT NULL,
  CHECK ((channel = 'bank') = (bank_name IS NOT NULL)),
  CHECK ((state IN ('refused', 'failed')) = (reason IS NOT NULL)),
  CHECK ((state IN ('paid', 'refused', 'failed')) = (ended_at IS NOT NULL))
);
CREATE INDEX withdrawal_of_member ON withdrawal (member_id, id DESC);
-- For withdrawals that wait for an operator.
CREATE INDEX withdrawal_open ON withdrawal (id) WHERE state IN ('applied', 'approved');

CREATE TABLE withdrawal_history (
  id             bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  withdrawal_id  bigint NOT NULL REFERENCES withdrawal,
  event          text NOT NULL CHECK (event IN ('apply', 'approve', 'refuse', 'pay', 'fail')),
  from_state     text,
  to_state       text NOT NULL,
  actor          text NOT NULL CHECK (actor IN ('member', 'platform', 'system')),
  staff_id       bigint REFERENCES staff,
  note           text,
  created_at     timestamptz NOT NULL,
  CHECK ((actor = 'platform') = (staff_id IS NOT NULL))
);
CREATE INDEX withdrawal_history_of ON withdrawal_history (withdrawal_id, id);
CREATE TRIGGER withdrawal_history_append_only BEFORE UPDATE OR DELETE ON withdrawal_history
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- The primary key allows one approval by each operator.
CREATE TABLE withdrawal_approval (
  withdrawal_id  bigint NOT NULL REFERENCES withdrawal,
  staff_id       bigint NOT NULL REFERENCES staff,
  created_at     timestamptz NOT NULL,
  PRIMARY KEY (withdrawal_id, staff_id)
);
CREATE TRIGGER withdrawal_approval_append_only BEFORE UPDATE OR DELETE ON withdrawal_approval
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Payouts: money that a gateway sends to a person's account.
CREATE TABLE gateway_transfer (
  id                 bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  number             text NOT NULL UNIQUE,
  method             text NOT NULL,
  amount             bigint NOT NULL CHECK (amount > 0),
  account            text NOT NULL,
  name               text NOT NULL,
  -- Title that the recipient reads.
  title              text NOT NULL,
  -- ended: an operator stated how the payout ended, and the server stops checking it.
  state              text NOT NULL CHECK (state IN ('pending', 'settled', 'failed', 'ended')),
  -- Code of a permanent failure.
  fault              text,
  -- Last message of the gateway about a payout that is pending or failed.
  detail             text,
  tries              int NOT NULL DEFAULT 0,
  gateway_reference  text,
  asked_at           timestamptz,
  -- Until this time the gateway may still answer, so no operator may end the payout by hand.
  trying_until       timestamptz,
  ended_at           timestamptz,
  created_at         timestamptz NOT NULL,
  CHECK ((state = 'failed') = (fault IS NOT NULL)),
  CHECK ((state = 'pending') = (ended_at IS NULL))
);
CREATE INDEX gateway_transfer_waiting ON gateway_transfer (asked_at) WHERE state = 'pending';

ALTER TABLE gateway_alert DROP CONSTRAINT gateway_alert_kind_check;
ALTER TABLE gateway_alert ADD CONSTRAINT gateway_alert_kind_check CHECK (kind IN ('bad_signature', 'wrong_app',
  'wrong_amount', 'unknown_payment', 'replayed', 'statement_differs', 'payout_failed', 'gateway_absent', 'payout_twice',
  'transfer_waits'));
