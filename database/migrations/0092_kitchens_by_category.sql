-- How long a kitchen takes is learned by the categories of its own menu too: a stew is not a cold dish. Of which categories an
-- order was is kept with what it took, because a dish may move to another later.
ALTER TABLE kitchen_sample ADD COLUMN categories bigint[] NOT NULL DEFAULT '{}';
-- Category -> minutes, of those of which enough is known.
ALTER TABLE shop ADD COLUMN kitchen_by_category jsonb;
