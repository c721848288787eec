-- Up Migration
-- Nobody ends a transfer by hand within a minute of a try: `asked_at` says when the last one began, however it went.
ALTER TABLE gateway_transfer DROP COLUMN trying_until;
-- ended: a person has said that it came otherwise or not at all; it is asked for once more a day later.
-- Whose account it is stands in the withdrawal: '' once the transfer is over.
UPDATE gateway_transfer SET account = '', name = '' WHERE state <> 'pending';
