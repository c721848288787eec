-- Up Migration
-- Lists of brands' set meals walk outward over branches alone: most shops are of no brand.
CREATE INDEX shop_xy_of_brand ON shop USING gist (xy) INCLUDE (id) WHERE brand_id IS NOT NULL;
