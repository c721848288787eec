-- Up Migration
-- WeChat tells us by a browser who a guest is: the ticket is worth something only to the browser that asked for it.

-- Tickets live for minutes, and nobody has issued one before.
DELETE FROM wechat_ticket;
ALTER TABLE wechat_ticket
  ADD COLUMN purpose       text NOT NULL CHECK (purpose IN ('sign_in', 'pay')),
  -- SHA-256 of the secret that the asking browser keeps.
  ADD COLUMN verifier_hash text NOT NULL,
  -- What WeChat says of the person, where they agreed to it.
  ADD COLUMN name          text,
  ADD COLUMN head_image    text;
