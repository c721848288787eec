-- Up Migration
-- Messages of guest, kitchen and courier about an order. Each is a code with values, which every reader sees in their
-- own language.
CREATE TABLE order_message (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id    bigint NOT NULL REFERENCES customer_order,
  sender      text NOT NULL,
  recipient   text NOT NULL,
  -- Id of the sender: a member or a member of staff.
  actor_id    bigint NOT NULL,
  -- The courier who wrote or received the message. A courier who takes the job later does not see it.
  courier_id  bigint REFERENCES staff,
  code        text NOT NULL,
  -- Values for the sentence: minutes, a dish in all languages, the hand-over code.
  facts       jsonb NOT NULL DEFAULT '{}',
  created_at  timestamptz NOT NULL,
  read_at     timestamptz,
  CHECK (sender IN ('member', 'merchant', 'courier') AND recipient IN ('member', 'merchant', 'courier')),
  CHECK (sender <> recipient),
  CHECK (('courier' IN (sender, recipient)) = (courier_id IS NOT NULL))
);
CREATE INDEX order_message_of ON order_message (order_id, id);
