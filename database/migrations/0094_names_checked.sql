-- Who of the platform checked which names of a dish, and when. That a name stands checked is said by dish.by_platform.
CREATE TABLE dish_name_check (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  dish_id     bigint NOT NULL REFERENCES dish ON DELETE CASCADE,
  staff_id    bigint NOT NULL REFERENCES staff,
  -- By language, as they were written then; empty: it was taken away.
  names       jsonb NOT NULL,
  checked_at  timestamptz NOT NULL
);
CREATE INDEX dish_name_check_of_dish ON dish_name_check (dish_id, id);

-- How much somebody should look at the names of a dish. 0: some were guessed, by a machine or word by word; 1: some are drafts from
-- elsewhere; 2: some of the nine are missing; 3: some are the restaurant's own; 4: all were written or checked by the platform.
CREATE OR REPLACE FUNCTION dish_name_state(name jsonb, drafts jsonb, by_platform jsonb) RETURNS smallint
LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN CASE
  WHEN drafts @? '$.* ? (@ == "machine" || @ == "parts")' THEN 0
  WHEN drafts <> '{}' THEN 1
  WHEN NOT name ?& '{en,ja,ko,ru,ur,ar,fr,de,zh-CN}'::text[] THEN 2
  WHEN NOT by_platform -> 'name' ?& '{en,ja,ko,ru,ur,ar,fr,de}'::text[] THEN 3
  ELSE 4 END;

CREATE INDEX IF NOT EXISTS dish_by_name_state ON dish (dish_name_state(name, name_drafts, by_platform), id DESC)
  WHERE removed_at IS NULL;
