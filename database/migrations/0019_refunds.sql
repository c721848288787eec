-- Up Migration
-- Refund requests with all that guest, merchant and platform say.

ALTER TABLE refund
  ADD COLUMN asked int NOT NULL DEFAULT 0 CHECK (asked >= 0),
  -- [{position, quantity}]
  ADD COLUMN items jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN note text,
  ADD COLUMN photos text[] NOT NULL DEFAULT '{}',
  ADD COLUMN appeal text,
  ADD COLUMN appeal_photos text[] NOT NULL DEFAULT '{}',
  ADD COLUMN merchant_refusal text,
  ADD COLUMN merchant_note text,
  ADD COLUMN platform_note text,
  ADD COLUMN liable text CHECK (liable IN ('merchant', 'courier', 'platform', 'guest')),
  -- When the merchant's answer, or the guest's appeal, is due.
  ADD COLUMN due_at timestamptz,
  ADD COLUMN idempotency_key text,
  ADD COLUMN version int NOT NULL DEFAULT 1;
-- Decisions §3: one open refund an order, whatever runs in parallel.
CREATE UNIQUE INDEX refund_one_open ON refund (order_id) WHERE state IN (1, 2, 3, 4);
CREATE UNIQUE INDEX refund_once ON refund (order_id, idempotency_key) WHERE idempotency_key IS NOT NULL;
CREATE INDEX refund_waiting ON refund (state, id) WHERE state IN (2, 4);
