-- A kitchen asks for more time, twice at most, and says that food is cooked: of what is fetched the state says it not, as its
-- code is issued a minute after payment.
ALTER TABLE customer_order ADD COLUMN ready_at timestamptz, ADD COLUMN delays smallint NOT NULL DEFAULT 0;
