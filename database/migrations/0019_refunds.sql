-- Up Migration
-- Refund requests with all that guest, merchant and platform say.

ALTER TABLE refund
  ADD COLUMN asked int NOT NULL DEFAULT 0 CHECK (asked >= 0),
  -- [{position, quantity, amount}]: the amount as it was worth when it was asked for
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
  ADD COLUMN version int NOT NULL DEFAULT 1;
-- Decisions §3: one open refund an order, whatever runs in parallel.
CREATE UNIQUE INDEX refund_one_open ON refund (order_id) WHERE state IN (1, 2, 3, 4);
CREATE INDEX refund_waiting ON refund (state, id) WHERE state IN (2, 4);
-- Uploads that are used are kept: the few refunds with pictures.
CREATE INDEX refund_photos ON refund USING gin (photos) WHERE photos <> '{}';
CREATE INDEX refund_appeal_photos ON refund USING gin (appeal_photos) WHERE appeal_photos <> '{}';
