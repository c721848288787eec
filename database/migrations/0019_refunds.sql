-- Up Migration
-- Refund requests with all statements of guest, merchant and platform.

ALTER TABLE refund
  ADD COLUMN asked int NOT NULL DEFAULT 0 CHECK (asked >= 0),
  -- [{position, quantity, amount}], with the amount at the time of the request.
  ADD COLUMN items jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN note text,
  ADD COLUMN photos text[] NOT NULL DEFAULT '{}',
  ADD COLUMN appeal text,
  ADD COLUMN appeal_photos text[] NOT NULL DEFAULT '{}',
  ADD COLUMN merchant_refusal text,
  ADD COLUMN merchant_note text,
  ADD COLUMN platform_note text,
  ADD COLUMN liable text CHECK (liable IN ('merchant', 'courier', 'platform', 'guest')),
  -- Deadline of the merchant's answer, or of the guest's appeal.
  ADD COLUMN due_at timestamptz,
  ADD COLUMN version int NOT NULL DEFAULT 1;
-- An order has at most one open refund, also if two requests arrive at the same time.
CREATE UNIQUE INDEX refund_one_open ON refund (order_id) WHERE state IN (1, 2, 3, 4);
CREATE INDEX refund_waiting ON refund (state, id) WHERE state IN (2, 4);
-- For checking whether a picture is in use. Only few refunds have pictures, so the indexes are partial.
CREATE INDEX refund_photos ON refund USING gin (photos) WHERE photos <> '{}';
CREATE INDEX refund_appeal_photos ON refund USING gin (appeal_photos) WHERE appeal_photos <> '{}';
