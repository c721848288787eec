-- Up Migration
-- Rule member-50: a mailed code signs in without a password.

-- Unread since 6.0.
ALTER TABLE verification_code DROP CONSTRAINT verification_code_purpose_check;
ALTER TABLE verification_code ADD CONSTRAINT verification_code_purpose_check CHECK (purpose IN ('register', 'sign_in',
  'forget', 'payment_password', 'change_email', 'staff_password', 'staff_email')) NOT VALID;
ALTER TABLE verification_code VALIDATE CONSTRAINT verification_code_purpose_check;
