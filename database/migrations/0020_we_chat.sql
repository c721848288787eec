-- Up Migration
-- WeChat confirms who a guest is by redirecting the browser. The ticket is valid only in the browser that requested it.

-- Existing tickets are deleted. Tickets are valid for minutes only, and no release has issued any.
DELETE FROM wechat_ticket;
ALTER TABLE wechat_ticket
  ADD COLUMN purpose       text NOT NULL CHECK (purpose IN ('sign_in', 'pay')),
  -- SHA-256 of a secret that only the requesting browser has.
  ADD COLUMN verifier_hash text NOT NULL,
  -- Name and picture that WeChat states, if the person agreed.
  ADD COLUMN name          text,
  ADD COLUMN head_image    text;
