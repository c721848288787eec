-- Up Migration
-- Codes for a new password are sent only to a confirmed e-mail address (rule member-40). Existing addresses were
-- entered without a code.
ALTER TABLE staff ADD COLUMN email_confirmed boolean NOT NULL DEFAULT false;

-- Unread since 6.0.
ALTER TABLE verification_code DROP CONSTRAINT verification_code_purpose_check;
ALTER TABLE verification_code ADD CONSTRAINT verification_code_purpose_check CHECK (purpose IN ('register', 'forget',
  'payment_password', 'change_email', 'staff_password', 'staff_email')) NOT VALID;
ALTER TABLE verification_code VALIDATE CONSTRAINT verification_code_purpose_check;
