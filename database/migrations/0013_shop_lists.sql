-- Up Migration
-- For filters that few shops match: the query visits only the matching shops, by distance from the guest.
CREATE INDEX shop_xy_halal ON shop USING gist (xy) WHERE types @> ARRAY['halal'];
CREATE INDEX shop_xy_vegetarian ON shop USING gist (xy) WHERE has_vegetarian;
CREATE INDEX shop_xy_offers ON shop USING gist (xy) WHERE full_reductions <> '[]';
