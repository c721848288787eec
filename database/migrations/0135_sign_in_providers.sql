-- One visit of a guest to Google or Apple (rule member-52). The row holds what the answer of the provider is compared
-- with, and afterwards the person whom the provider named, until the browser that started the visit signs in.
CREATE TABLE provider_visit (
  state_hash         text PRIMARY KEY,
  provider           text NOT NULL CHECK (provider IN ('google', 'apple')),
  verifier_hash      text NOT NULL,
  nonce              text NOT NULL,
  pkce_verifier      text NOT NULL,
  expires_at         timestamptz NOT NULL,
  returned_at        timestamptz,
  ticket_hash        text UNIQUE,
  ticket_expires_at  timestamptz,
  used_at            timestamptz,
  subject            text,
  email              text,
  email_proof        text CHECK (email_proof IN ('owned', 'verified')),
  name               text
);
CREATE INDEX provider_visit_expiry ON provider_visit (expires_at);

-- Accounts at Google and Apple that sign a member in.
CREATE TABLE member_identity (
  provider   text NOT NULL CHECK (provider IN ('google', 'apple')),
  subject    text NOT NULL,
  member_id  bigint NOT NULL REFERENCES member,
  -- The address that the provider named when the account was linked. NULL if it named none.
  email      text,
  linked_at  timestamptz NOT NULL,
  PRIMARY KEY (provider, subject)
);
CREATE INDEX member_identity_of_member ON member_identity (member_id);
