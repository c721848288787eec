-- Up Migration
-- How often staff have changed each of these: who saves says which version they opened, and nobody overwrites what they
-- have not seen. What orders take from a stock is no edit.
ALTER TABLE dish ADD COLUMN edit_version int NOT NULL DEFAULT 1;
ALTER TABLE shop
  ADD COLUMN profile_version int NOT NULL DEFAULT 1,
  ADD COLUMN hours_version int NOT NULL DEFAULT 1,
  ADD COLUMN delivery_version int NOT NULL DEFAULT 1;
