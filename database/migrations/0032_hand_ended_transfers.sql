-- Up Migration
-- An operator may not end a payout by hand within a minute after an attempt. `asked_at` states when the last attempt
-- began, whatever its result was.
ALTER TABLE gateway_transfer DROP COLUMN trying_until;
-- In the state ended, an operator has stated that the money arrived otherwise or not at all. The server checks it once
-- more a day later. Account and name are in the withdrawal, so they are removed here after the payout.
UPDATE gateway_transfer SET account = '', name = '' WHERE state <> 'pending';
