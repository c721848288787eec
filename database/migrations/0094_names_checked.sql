-- Which names of a dish an operator confirmed, and when. The current state is in dish.by_platform.
CREATE TABLE dish_name_check (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  dish_id     bigint NOT NULL REFERENCES dish ON DELETE CASCADE,
  staff_id    bigint NOT NULL REFERENCES staff,
  -- The confirmed names by language as they were at that time. Empty if the confirmation was withdrawn.
  names       jsonb NOT NULL,
  checked_at  timestamptz NOT NULL
);
CREATE INDEX dish_name_check_of_dish ON dish_name_check (dish_id, id);

-- How urgently the names of a dish need a check. 0: some come from a machine or word by word. 1: some are other drafts.
-- 2: some of the nine are missing. 3: some are only the restaurant's own. 4: the platform wrote or confirmed all.
CREATE OR REPLACE FUNCTION dish_name_state(name jsonb, drafts jsonb, by_platform jsonb) RETURNS smallint
LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN CASE
  WHEN drafts @? '$.* ? (@ == "machine" || @ == "parts")' THEN 0
  WHEN drafts <> '{}' THEN 1
  WHEN NOT name ?& '{en,ja,ko,ru,ur,ar,fr,de,zh-CN}'::text[] THEN 2
  WHEN NOT by_platform -> 'name' ?& '{en,ja,ko,ru,ur,ar,fr,de}'::text[] THEN 3
  ELSE 4 END;

CREATE INDEX IF NOT EXISTS dish_by_name_state ON dish (dish_name_state(name, name_drafts, by_platform), id DESC)
  WHERE removed_at IS NULL;
