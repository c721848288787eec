-- Up Migration
-- Places: the divisions of the country with their seats and outlines, and what the drawn map is made of.
-- xy, extent and centre are Web-Mercator metres, for GiST.

CREATE TABLE region (
  -- adcode of six digits; a street's nine.
  code         text PRIMARY KEY,
  level        text NOT NULL CHECK (level IN ('province', 'city', 'area', 'street')),
  parent_code  text REFERENCES region,
  name_zh      text NOT NULL,
  pinyin       text NOT NULL,
  name_en      text NOT NULL,
  -- Letters only, as a guest may type them: "huangpuqu", "xian".
  key_pinyin   text NOT NULL,
  key_en       text NOT NULL,
  -- The seat, where it is known.
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
  -- The name in the source: a district that was merged keeps its own outline.
  name_zh   text NOT NULL,
  -- GeoJSON Polygon or MultiPolygon, degrees.
  geometry  jsonb NOT NULL,
  extent    box NOT NULL,
  PRIMARY KEY (code, name_zh)
);
CREATE INDEX region_outline_extent ON region_outline USING gist (extent);

-- Where map features come from. The demo drawing is one of them.
CREATE TABLE map_source (
  name         text PRIMARY KEY,
  attribution  text NOT NULL,
  -- Hash of what was read: the drawn map's version.
  version      text NOT NULL
);

CREATE TABLE map_feature (
  id        bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  source    text NOT NULL REFERENCES map_source ON DELETE CASCADE,
  class     text NOT NULL,
  -- Drawn from this zoom on.
  min_zoom  smallint NOT NULL,
  name      jsonb,
  name_zh   text NOT NULL DEFAULT '',
  pinyin    text NOT NULL DEFAULT '',
  -- What it is found by: simplified hanzi, pinyin and English, letters only, between spaces; null finds it not.
  keys      text,
  -- GeoJSON, degrees.
  geometry  jsonb NOT NULL,
  extent    box NOT NULL,
  centre    point NOT NULL
);
CREATE INDEX map_feature_extent ON map_feature USING gist (extent);
CREATE INDEX map_feature_found ON map_feature USING gist (centre) WHERE keys IS NOT NULL;
CREATE INDEX map_feature_street ON map_feature USING gist (extent)
  WHERE name IS NOT NULL AND class IN ('path', 'street', 'main');
CREATE INDEX map_feature_source ON map_feature (source);
