-- Up Migration
-- Hash of the device or network that requested the code. Its wrong attempts are counted separately from those of
-- others. Null for codes of older nodes, for which all attempts count as made by others.
ALTER TABLE verification_code ADD COLUMN requested_by text;
