-- Up Migration
-- The second factors of staff accounts (rules staff-5 to staff-7). `secret` is sealed, active and confirmed.
-- `pending_secret` is sealed, and waits for its first code.
CREATE TABLE IF NOT EXISTS staff_second_factor (
  staff_id        bigint PRIMARY KEY REFERENCES staff,
  secret          text,
  confirmed_at    timestamptz,
  pending_secret  text,
  -- The newest 30-second step whose code was accepted. Codes of this step and of earlier steps are refused.
  last_step       bigint NOT NULL DEFAULT 0,
  failed_tries    int NOT NULL DEFAULT 0,
  locked_until    timestamptz,
  CHECK ((secret IS NULL) = (confirmed_at IS NULL)),
  CHECK (secret IS NOT NULL OR pending_secret IS NOT NULL)
);

CREATE TABLE IF NOT EXISTS staff_recovery_code (
  staff_id   bigint NOT NULL REFERENCES staff_second_factor ON DELETE CASCADE,
  code_hash  text NOT NULL,
  used_at    timestamptz,
  PRIMARY KEY (staff_id, code_hash)
);

-- The last time at which the person of the session proved themselves again (rule staff-8). Null: only at the sign-in.
ALTER TABLE session ADD COLUMN IF NOT EXISTS proved_at timestamptz;
