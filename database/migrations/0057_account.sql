-- Where a device signed in, just precise enough for the name of the city: an IPv4 address without its last byte, or the
-- /48 network of an IPv6 address.
ALTER TABLE session ADD COLUMN network text;

-- Time at which a member who requested deletion is deleted, unless they sign in before.
ALTER TABLE member
  ADD COLUMN deletion_due_at timestamptz,
  ADD COLUMN deleted_at      timestamptz;

-- A ticket with the purpose 'bind' connects a WeChat account to a signed-in member. It does not sign in.
ALTER TABLE wechat_ticket DROP CONSTRAINT wechat_ticket_purpose_check;
ALTER TABLE wechat_ticket ADD CHECK (purpose IN ('sign_in', 'pay', 'bind'));

-- Exports of a member's data, at most one per day. Each is stored for a week.
CREATE TABLE member_export (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id   bigint NOT NULL REFERENCES member,
  asked_at    timestamptz NOT NULL,
  ready_at    timestamptz,
  expires_at  timestamptz,
  -- Name of the file in the storage. Null after it was deleted.
  file_id     text,
  CHECK ((ready_at IS NULL) = (expires_at IS NULL))
);
CREATE INDEX member_export_of ON member_export (member_id, asked_at DESC);
CREATE INDEX member_export_kept ON member_export (expires_at) WHERE file_id IS NOT NULL;
