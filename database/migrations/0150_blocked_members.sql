-- Up Migration
-- Members whom operators blocked (rule member-56). A blocked member cannot sign in or order.
ALTER TABLE member ADD COLUMN IF NOT EXISTS blocked_at timestamptz;
CREATE INDEX IF NOT EXISTS member_blocked ON member (blocked_at) WHERE blocked_at IS NOT NULL;

-- Who blocked or unblocked a member, when and why.
CREATE TABLE IF NOT EXISTS member_block_history (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id   bigint NOT NULL REFERENCES member,
  event       text NOT NULL CHECK (event IN ('block', 'unblock')),
  reason      text NOT NULL,
  staff_id    bigint NOT NULL REFERENCES staff,
  created_at  timestamptz NOT NULL
);
CREATE INDEX IF NOT EXISTS member_block_history_of ON member_block_history (member_id, id);
