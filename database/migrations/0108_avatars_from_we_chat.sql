-- Up Migration
-- URLs of pictures on other servers are no longer shown (rule member-38). A job downloads and stores each WeChat
-- picture.
INSERT INTO job (kind, key, payload, run_at)
SELECT 'member.we-chat-avatar', 'member.we-chat-avatar:' || id,
  jsonb_build_object('memberId', id, 'address', head_image), now()
FROM member WHERE head_image ~ '^https?://[a-z0-9.-]+\.qlogo\.cn/' AND deleted_at IS NULL
ON CONFLICT (key) DO NOTHING;
UPDATE member SET head_image = NULL WHERE head_image ~ '^https?:';
UPDATE review SET head_image = NULL WHERE head_image ~ '^https?:';
