-- Up Migration
-- Pick-up codes now come from a permutation with a secret key, instead of steps of constant length. Issued codes remain
-- valid. A new code is used only if no order of the neighbouring days has it.
ALTER TABLE pick_up_counter DROP COLUMN first_place, DROP COLUMN step;
