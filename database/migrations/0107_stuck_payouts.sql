-- The gateway could not send a payout, and an operator has to look at it (rule payment-18).
ALTER TABLE payout ADD COLUMN is_stuck boolean NOT NULL DEFAULT false;
-- Payouts that were tried five times before this version.
UPDATE payout SET is_stuck = true WHERE state = 'pending' AND tries >= 5;
