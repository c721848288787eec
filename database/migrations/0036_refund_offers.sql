-- Up Migration
-- A merchant's part is an offer that the guest accepts or appeals: what was offered, and why only that.

ALTER TABLE refund
  -- fen
  ADD COLUMN offered int CHECK (offered >= 1 AND offered < asked),
  ADD COLUMN offer_reason text,
  ADD CHECK ((offered IS NULL) = (offer_reason IS NULL));
