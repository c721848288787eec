-- Where a device signed in, near enough to name its city and no nearer: an IPv4 address without its last byte, the
-- /48 of an IPv6 one.
ALTER TABLE session ADD COLUMN network text;

-- A member who asked for it is deleted when this comes, unless they sign in before.
ALTER TABLE member
  ADD COLUMN deletion_due_at timestamptz,
  ADD COLUMN deleted_at      timestamptz;

-- Connecting WeChat shows its consent as signing in does, and signs nobody in.
ALTER TABLE wechat_ticket DROP CONSTRAINT wechat_ticket_purpose_check;
ALTER TABLE wechat_ticket ADD CHECK (purpose IN ('sign_in', 'pay', 'bind'));

-- A copy of all that is a member's, made for them once a day at most and kept for a week.
CREATE TABLE member_export (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id   bigint NOT NULL REFERENCES member,
  asked_at    timestamptz NOT NULL,
  ready_at    timestamptz,
  expires_at  timestamptz,
  -- Name of the archive in the storage; gone with its time.
  file_id     text,
  CHECK ((ready_at IS NULL) = (expires_at IS NULL))
);
CREATE INDEX member_export_of ON member_export (member_id, asked_at DESC);
CREATE INDEX member_export_kept ON member_export (expires_at) WHERE file_id IS NOT NULL;
