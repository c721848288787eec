-- Rule catalogue-40: guests see only live shops. Existing shops are live, because guests see them already.
ALTER TABLE shop ADD COLUMN state text NOT NULL DEFAULT 'live',
  -- False if an import assumed the delivery terms. True if the shop chose them.
  ADD COLUMN has_delivery_terms boolean NOT NULL DEFAULT true;
ALTER TABLE shop ALTER COLUMN state SET DEFAULT 'draft', ALTER COLUMN has_delivery_terms SET DEFAULT false;

CREATE TABLE shop_history (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  shop_id     bigint NOT NULL REFERENCES shop,
  event       text NOT NULL,
  from_state  text,
  to_state    text NOT NULL,
  actor       text NOT NULL,
  -- The member of staff. Null for an import or the demo city.
  actor_id    bigint,
  created_at  timestamptz NOT NULL
);
CREATE INDEX shop_history_of ON shop_history (shop_id, id);
CREATE TRIGGER shop_history_append_only BEFORE UPDATE OR DELETE ON shop_history
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- For visiting only live shops by distance from the guest. Otherwise lists would read thousands of drafts after an
-- import.
CREATE INDEX IF NOT EXISTS shop_xy_live ON shop USING gist (xy) WHERE state = 'live';
CREATE INDEX IF NOT EXISTS shop_neighbourhood_live ON shop USING gist (xy)
  INCLUDE (id, cuisine, brand_id, rating_tenths, review_count) WHERE state = 'live';
