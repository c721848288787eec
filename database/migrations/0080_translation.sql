-- What a machine has translated, found again by the hash of the text: the text itself is not here, and whose it was
-- neither. Rows die after 90 days, and those of a member's remarks when the member is forgotten.
CREATE TABLE translation (
  text_hash text NOT NULL,
  target text NOT NULL,
  -- Of all that was written, where this is what the phrasebook did not know of it.
  origin_hash text NOT NULL,
  -- In which language the machine found the text written.
  source text NOT NULL,
  -- Equal to the original where the machine had nothing else to say.
  text text NOT NULL,
  translator text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (text_hash, target)
);
CREATE INDEX translation_origin ON translation (origin_hash);
CREATE INDEX translation_age ON translation (created_at);
