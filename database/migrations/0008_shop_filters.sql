-- Up Migration
-- For filters that few shops match: the matching shops are found here and then sorted by distance. For common filters,
-- the query visits shops by distance from the guest.
CREATE INDEX shop_cuisine ON shop (cuisine);
CREATE INDEX shop_types ON shop USING gin (types);
