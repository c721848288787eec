-- Up Migration
-- If a merchant grants only a part of a refund, the guest can accept the offer or appeal. The columns contain the
-- offered amount and its reason.

ALTER TABLE refund
  -- In fen.
  ADD COLUMN offered int CHECK (offered >= 1 AND offered < asked),
  ADD COLUMN offer_reason text,
  ADD CHECK ((offered IS NULL) = (offer_reason IS NULL));
