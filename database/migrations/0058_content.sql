-- Up Migration
-- What the platform writes for guests: tips, questions and answers, terms and privacy, notices. Texts are objects by language.

CREATE TABLE content_item (
  kind          text NOT NULL CHECK (kind IN ('article', 'question', 'policy', 'notice')),
  -- Guests share links with it: it never changes.
  key           text NOT NULL,
  position      int NOT NULL,
  body          jsonb NOT NULL,
  is_published  boolean NOT NULL DEFAULT true,
  -- false: kept as the release writes it; true: people have written it, and a release leaves it alone.
  is_edited     boolean NOT NULL DEFAULT false,
  PRIMARY KEY (kind, key)
);
