-- Up Migration
-- Help requests of guests, and the platform's answers.

CREATE TABLE help_request (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Null for a visitor, who gets answers by `email`, and for a deleted member.
  member_id     bigint REFERENCES member ON DELETE SET NULL,
  email         text,
  guest_name    text NOT NULL DEFAULT '',
  language      text NOT NULL,
  topic         text NOT NULL,
  -- Order number as the guest typed it. `order_id` is set if it is an order of this guest.
  order_number  text,
  order_id      bigint REFERENCES customer_order,
  state         text NOT NULL CHECK (state IN ('open', 'answered', 'closed')),
  created_at    timestamptz NOT NULL,
  moved_at      timestamptz NOT NULL
);
CREATE INDEX help_request_of_member ON help_request (member_id, moved_at DESC, id DESC) WHERE member_id IS NOT NULL;
CREATE INDEX help_request_waiting ON help_request (moved_at, id) WHERE state = 'open';
CREATE INDEX help_request_newest ON help_request (moved_at DESC, id DESC);
CREATE INDEX help_request_order ON help_request (order_number) WHERE order_number IS NOT NULL;

CREATE TABLE help_request_history (
  id               bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  help_request_id  bigint NOT NULL REFERENCES help_request,
  event            text NOT NULL CHECK (event IN ('ask', 'answer', 'follow_up', 'close')),
  from_state       text,
  to_state         text NOT NULL,
  -- `member` also stands for a visitor.
  actor            text NOT NULL CHECK (actor IN ('member', 'platform')),
  staff_id         bigint REFERENCES staff,
  note             text,
  created_at       timestamptz NOT NULL,
  CHECK ((actor = 'platform') = (staff_id IS NOT NULL))
);
CREATE INDEX help_request_history_of ON help_request_history (help_request_id, id);
CREATE TRIGGER help_request_history_append_only BEFORE UPDATE OR DELETE ON help_request_history
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TABLE help_message (
  id               bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  help_request_id  bigint NOT NULL REFERENCES help_request,
  is_of_platform   boolean NOT NULL,
  -- Codes of ready sentences before the text. Each guest reads them in their own language.
  replies          text[] NOT NULL DEFAULT '{}',
  text             text NOT NULL,
  language         text NOT NULL,
  photos           text[] NOT NULL DEFAULT '{}',
  created_at       timestamptz NOT NULL
);
CREATE INDEX help_message_of ON help_message (help_request_id, id);
CREATE INDEX help_message_photos ON help_message USING gin (photos) WHERE photos <> '{}';
