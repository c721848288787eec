-- True if the gateway could not send the payout and an operator must handle it (rule payment-18).
ALTER TABLE payout ADD COLUMN is_stuck boolean NOT NULL DEFAULT false;
-- Includes payouts that failed five times before this version.
UPDATE payout SET is_stuck = true WHERE state = 'pending' AND tries >= 5;
