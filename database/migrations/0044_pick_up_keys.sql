-- Up Migration
-- Pick-up codes come from a permutation under a secret key, and no longer in steps of one length. What was issued stands: a
-- code is given only where no order of the days around has it.
ALTER TABLE pick_up_counter DROP COLUMN first_place, DROP COLUMN step;
