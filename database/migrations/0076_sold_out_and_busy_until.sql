-- What a merchant says in a rush ends by itself: a dish is sold out until then, everything takes so much longer until then.
ALTER TABLE dish ADD COLUMN sold_out_until timestamptz;
ALTER TABLE shop ADD COLUMN rush_minutes smallint NOT NULL DEFAULT 0, ADD COLUMN rush_until timestamptz;
