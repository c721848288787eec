-- Up Migration
-- Administrative regions with their seats and outlines, and the features of the built-in map. xy, extent and centre are
-- in Web Mercator metres, for GiST indexes.

CREATE TABLE region (
  -- Official code of the region (adcode): six digits, or nine for a street.
  code         text PRIMARY KEY,
  level        text NOT NULL CHECK (level IN ('province', 'city', 'area', 'street')),
  parent_code  text REFERENCES region,
  name_zh      text NOT NULL,
  pinyin       text NOT NULL,
  name_en      text NOT NULL,
  -- Names with letters only, as a guest may type them: "huangpuqu", "xian".
  key_pinyin   text NOT NULL,
  key_en       text NOT NULL,
  -- Position of the region's seat of government, if known.
  lat          double precision,
  lng          double precision,
  xy           point,
  source       text NOT NULL,
  CHECK ((level = 'province') = (parent_code IS NULL)),
  CHECK ((lat IS NULL) = (lng IS NULL) AND (lat IS NULL) = (xy IS NULL))
);
CREATE INDEX region_parent ON region (parent_code, code);
CREATE INDEX region_seat ON region USING gist (xy) WHERE level IN ('city', 'area') AND xy IS NOT NULL;
CREATE INDEX region_name_zh ON region (name_zh text_pattern_ops) WHERE level <> 'street';
CREATE INDEX region_key_pinyin ON region (key_pinyin text_pattern_ops) WHERE level <> 'street';
CREATE INDEX region_key_en ON region (key_en text_pattern_ops) WHERE level <> 'street';

CREATE TABLE region_outline (
  code      text NOT NULL REFERENCES region ON DELETE CASCADE,
  -- Name in the source. A district that was merged into another still has its own outline.
  name_zh   text NOT NULL,
  -- GeoJSON Polygon or MultiPolygon, in degrees.
  geometry  jsonb NOT NULL,
  extent    box NOT NULL,
  PRIMARY KEY (code, name_zh)
);
CREATE INDEX region_outline_extent ON region_outline USING gist (extent);

-- Sources of the map features. One of them is the map of the demo city.
CREATE TABLE map_source (
  name         text PRIMARY KEY,
  attribution  text NOT NULL,
  -- Hash of the imported data, which is the version of the map.
  version      text NOT NULL
);

CREATE TABLE map_feature (
  id        bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  source    text NOT NULL REFERENCES map_source ON DELETE CASCADE,
  class     text NOT NULL,
  -- The feature is drawn from this zoom level on.
  min_zoom  smallint NOT NULL,
  name      jsonb,
  name_zh   text NOT NULL DEFAULT '',
  pinyin    text NOT NULL DEFAULT '',
  -- Search terms: simplified Chinese, pinyin and English, letters only, separated by spaces. Null if the search does
  -- not find the feature.
  keys      text,
  -- GeoJSON, in degrees.
  geometry  jsonb NOT NULL,
  extent    box NOT NULL,
  centre    point NOT NULL
);
CREATE INDEX map_feature_extent ON map_feature USING gist (extent);
CREATE INDEX map_feature_found ON map_feature USING gist (centre) WHERE keys IS NOT NULL;
CREATE INDEX map_feature_street ON map_feature USING gist (extent)
  WHERE name IS NOT NULL AND class IN ('path', 'street', 'main');
CREATE INDEX map_feature_source ON map_feature (source);
