-- Up Migration
-- A rare cuisine or type is found by these and sorted by distance; a common one by walking outward from the guest.
CREATE INDEX shop_cuisine ON shop (cuisine);
CREATE INDEX shop_types ON shop USING gin (types);
