-- Up Migration
-- Texts of the platform for guests: tips, questions and answers, terms and privacy policy, notices. Texts are objects
-- by language.

CREATE TABLE content_item (
  kind          text NOT NULL CHECK (kind IN ('article', 'question', 'policy', 'notice')),
  -- Never changes, because guests share links that contain it.
  key           text NOT NULL,
  position      int NOT NULL,
  body          jsonb NOT NULL,
  is_published  boolean NOT NULL DEFAULT true,
  -- False if the text is that of the release. True if operators edited it, so that a release does not change it.
  is_edited     boolean NOT NULL DEFAULT false,
  PRIMARY KEY (kind, key)
);
