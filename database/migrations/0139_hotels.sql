-- Up Migration
-- Rule address-31: hotels are places that guests search by name.
ALTER TABLE map_feature ADD COLUMN is_hotel boolean NOT NULL DEFAULT false,
  -- Street with house number, by language.
  ADD COLUMN address jsonb;
CREATE INDEX IF NOT EXISTS map_feature_hotel ON map_feature USING gist (centre) WHERE is_hotel;

-- Rule address-1: the tag hotel.
-- Unread since 6.0.
ALTER TABLE member_address DROP CONSTRAINT member_address_tag_check;
ALTER TABLE member_address ADD CONSTRAINT member_address_tag_check
  CHECK (tag IN ('home', 'hotel', 'company', 'school')) NOT VALID;
ALTER TABLE member_address VALIDATE CONSTRAINT member_address_tag_check;
