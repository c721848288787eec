-- Up Migration
-- What guest, kitchen and courier say to one another about an order: coded sentences, which each reads in their language.
CREATE TABLE order_message (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id    bigint NOT NULL REFERENCES customer_order,
  sender      text NOT NULL,
  recipient   text NOT NULL,
  -- Who of the sender's side wrote it: a member or one of the staff.
  actor_id    bigint NOT NULL,
  -- Whose talk it is where a courier takes part: the next one, who takes the job over, does not read it.
  courier_id  bigint REFERENCES staff,
  code        text NOT NULL,
  -- What the sentence names besides: minutes, a dish in all languages, the hand-over code.
  facts       jsonb NOT NULL DEFAULT '{}',
  created_at  timestamptz NOT NULL,
  read_at     timestamptz,
  CHECK (sender IN ('member', 'merchant', 'courier') AND recipient IN ('member', 'merchant', 'courier')),
  CHECK (sender <> recipient),
  CHECK (('courier' IN (sender, recipient)) = (courier_id IS NOT NULL))
);
CREATE INDEX order_message_of ON order_message (order_id, id);
