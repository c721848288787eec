-- Up Migration
-- Members, staff (of shops and the platform, and couriers), and the sessions of both.

CREATE TABLE member (
  id                             bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email                          text UNIQUE CHECK (email = lower(email)),
  password_hash                  text,
  name                           text NOT NULL,
  head_image                     text,
  mobile                         text,
  gender                         text NOT NULL DEFAULT 'secret' CHECK (gender IN ('male', 'female', 'secret')),
  real_name                      text,
  wechat_open_id                 text UNIQUE,
  inviter_id                     bigint REFERENCES member,
  language                       text NOT NULL DEFAULT 'en',
  is_remind_new_people           boolean NOT NULL DEFAULT true,
  payment_password_hash          text,
  payment_password_tries         int NOT NULL DEFAULT 0,
  payment_password_locked_until  timestamptz,
  created_at                     timestamptz NOT NULL,
  CHECK (inviter_id <> id)
);
CREATE INDEX member_inviter ON member (inviter_id) WHERE inviter_id IS NOT NULL;

CREATE TABLE staff (
  id             bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  login          text NOT NULL UNIQUE CHECK (login = lower(login)),
  password_hash  text NOT NULL,
  role           text NOT NULL CHECK (role IN ('merchant', 'courier', 'platform')),
  name           text NOT NULL,
  phone          text,
  is_on_duty     boolean NOT NULL DEFAULT true,
  created_at     timestamptz NOT NULL
);

-- Only the SHA-256 of a session token is stored, never the token.
CREATE TABLE session (
  token_hash    text PRIMARY KEY,
  member_id     bigint REFERENCES member ON DELETE CASCADE,
  staff_id      bigint REFERENCES staff ON DELETE CASCADE,
  device        text NOT NULL,
  created_at    timestamptz NOT NULL,
  last_used_at  timestamptz NOT NULL,
  expires_at    timestamptz NOT NULL,
  CHECK ((member_id IS NULL) <> (staff_id IS NULL))
);
CREATE INDEX session_member ON session (member_id) WHERE member_id IS NOT NULL;
CREATE INDEX session_staff ON session (staff_id) WHERE staff_id IS NOT NULL;

CREATE TABLE verification_code (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email       text NOT NULL,
  purpose     text NOT NULL CHECK (purpose IN ('register', 'forget', 'payment_password', 'change_email')),
  code_hash   text NOT NULL,
  tries       int NOT NULL DEFAULT 0,
  used_at     timestamptz,
  expires_at  timestamptz NOT NULL,
  created_at  timestamptz NOT NULL
);
CREATE INDEX verification_code_newest ON verification_code (email, purpose, created_at DESC);

-- Proof that WeChat confirmed a person's openId. The sign-in call accepts an openId only with such a ticket.
CREATE TABLE wechat_ticket (
  ticket_hash  text PRIMARY KEY,
  open_id      text NOT NULL,
  used_at      timestamptz,
  expires_at   timestamptz NOT NULL
);

CREATE TABLE member_address (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id    bigint NOT NULL REFERENCES member ON DELETE CASCADE,
  contact      text NOT NULL,
  gender       text NOT NULL DEFAULT 'secret' CHECK (gender IN ('man', 'woman', 'secret')),
  phone        text NOT NULL,
  second_contact text,
  city         text NOT NULL,
  -- One address in two languages: Chinese for the courier, and in the guest's own words.
  address_zh   text NOT NULL,
  address      text NOT NULL,
  door_number  text NOT NULL,
  tag          text CHECK (tag IN ('home', 'company', 'school')),
  lat          double precision NOT NULL,
  lng          double precision NOT NULL,
  is_default   boolean NOT NULL DEFAULT false,
  created_at   timestamptz NOT NULL
);
CREATE INDEX member_address_of ON member_address (member_id, is_default DESC, id DESC);
CREATE UNIQUE INDEX member_address_default ON member_address (member_id) WHERE is_default;
