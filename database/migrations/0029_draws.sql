-- Up Migration
-- A completed order gives one prize draw, from a table of prizes that the platform edits.

-- Prizes with their probabilities: [{"amount": fen, "millionths": of a million draws}]. The shares sum to a million.
-- The newest row applies. Older rows remain, because draws refer to them.
CREATE TABLE draw_table (
  id      bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  prizes  jsonb NOT NULL CHECK (jsonb_array_length(prizes) BETWEEN 1 AND 20),
  -- Null for the first table, which this migration inserts.
  set_by  bigint REFERENCES staff,
  set_at  timestamptz NOT NULL
);
CREATE TRIGGER draw_table_append_only BEFORE UPDATE OR DELETE ON draw_table
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
INSERT INTO draw_table (prizes, set_at) VALUES ('[
  {"amount": 10, "millionths": 600000}, {"amount": 50, "millionths": 250000}, {"amount": 100, "millionths": 100000},
  {"amount": 500, "millionths": 44000}, {"amount": 2000, "millionths": 5000}, {"amount": 8800, "millionths": 1000}
]', now());

CREATE TABLE draw (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- One draw for each order.
  order_id   bigint NOT NULL UNIQUE REFERENCES customer_order,
  member_id  bigint NOT NULL REFERENCES member,
  until      timestamptz NOT NULL,
  -- Prizes in fen: empty before the draw, then one, or two with a double-draw ticket.
  outcomes   int[] NOT NULL DEFAULT '{}' CHECK (cardinality(outcomes) <= 2 AND 0 <= ALL (outcomes)),
  table_id   bigint REFERENCES draw_table,
  drawn_at   timestamptz,
  created_at timestamptz NOT NULL,
  CHECK ((drawn_at IS NULL) = (cardinality(outcomes) = 0)),
  CHECK ((drawn_at IS NULL) = (table_id IS NULL))
);
CREATE INDEX draw_of_member ON draw (member_id, created_at DESC);
CREATE INDEX draw_drawn ON draw (drawn_at) WHERE drawn_at IS NOT NULL;

-- Refuses any change of a draw that was made.
CREATE FUNCTION refuse_second_draw() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'draw % has been drawn', OLD.id USING ERRCODE = 'check_violation';
END $$;
CREATE TRIGGER draw_once BEFORE UPDATE ON draw
  FOR EACH ROW WHEN (OLD.drawn_at IS NOT NULL) EXECUTE FUNCTION refuse_second_draw();

-- Orders that were completed in the last 30 days before this migration get a draw too.
INSERT INTO draw (order_id, member_id, until, created_at)
  SELECT id, member_id, completed_at + interval '30 days', completed_at FROM customer_order
  WHERE completed_at > now() - interval '30 days' AND balance_part + payable > refunded_balance + refunded_gateway;

ALTER TABLE reward DROP CONSTRAINT reward_kind_check;
ALTER TABLE reward ADD CHECK (kind IN ('points', 'rebate', 'affiliate', 'draw'));
