-- A dish is sold out until `sold_out_until`. In rush mode, everything takes `rush_minutes` longer until `rush_until`.
ALTER TABLE dish ADD COLUMN sold_out_until timestamptz;
ALTER TABLE shop ADD COLUMN rush_minutes smallint NOT NULL DEFAULT 0, ADD COLUMN rush_until timestamptz;
