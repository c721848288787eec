-- Up Migration
-- Most shops have no brand. Lists of brands' set meals visit only branches, by distance from the guest.
CREATE INDEX shop_xy_of_brand ON shop USING gist (xy) INCLUDE (id) WHERE brand_id IS NOT NULL;
