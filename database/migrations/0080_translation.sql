-- Results of machine translation, found by the hash of the original text. Neither the original nor its author is
-- stored. Rows are deleted after 90 days, and those of a member's texts when the member is deleted.
CREATE TABLE translation (
  text_hash text NOT NULL,
  target text NOT NULL,
  -- Hash of the whole original text. This row may translate only the part that the phrasebook did not translate.
  origin_hash text NOT NULL,
  -- Language of the original as the machine detected it.
  source text NOT NULL,
  -- Equal to the original if the machine changed nothing.
  text text NOT NULL,
  translator text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (text_hash, target)
);
CREATE INDEX translation_origin ON translation (origin_hash);
CREATE INDEX translation_age ON translation (created_at);
