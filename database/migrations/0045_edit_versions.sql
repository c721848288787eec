-- Up Migration
-- Number of edits by staff. A call that saves must state the version that was opened, so that no edit overwrites changes
-- that they have not seen. Stock that orders use does not count as an edit.
ALTER TABLE dish ADD COLUMN edit_version int NOT NULL DEFAULT 1;
ALTER TABLE shop
  ADD COLUMN profile_version int NOT NULL DEFAULT 1,
  ADD COLUMN hours_version int NOT NULL DEFAULT 1,
  ADD COLUMN delivery_version int NOT NULL DEFAULT 1;
