import type { Migration } from '../migration.ts';

/** Users, guests, sessions, phone codes, the outbox and the compiled definitions. */
export const identity: Migration = {
  id: '001-identity',
  sql: `
CREATE TABLE users (
  id uuid PRIMARY KEY,
  team text NOT NULL,
  email text NOT NULL,
  email_key text NOT NULL, -- lower case: two spellings of one address are one account
  phone text NOT NULL,
  salutation text NOT NULL,
  gender text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  birthday date NOT NULL,
  document_type text NOT NULL,
  id_number text NOT NULL,
  identity_valid_until date NOT NULL,
  street text NOT NULL,
  house_number text NOT NULL,
  postal_code text NOT NULL,
  city text NOT NULL,
  delivery jsonb, -- null: delivered to the address above
  password_hash text NOT NULL,
  keyword_hash text NOT NULL,
  marketing_consent boolean NOT NULL,
  terms_accepted_at timestamptz NOT NULL,
  invitation_code text NOT NULL CONSTRAINT users_invitation_code UNIQUE,
  lang text NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CONSTRAINT users_phone UNIQUE (team, phone),
  CONSTRAINT users_email UNIQUE (team, email_key)
);

CREATE TABLE guest (
  id uuid PRIMARY KEY,
  team text NOT NULL,
  token_hash text NOT NULL UNIQUE,
  proved_phone text,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX guest_expires ON guest (expires_at);

CREATE TABLE otp_challenge (
  id uuid PRIMARY KEY,
  guest_id uuid NOT NULL REFERENCES guest (id) ON DELETE CASCADE,
  team text NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('phone', 'reset')),
  phone text NOT NULL,
  code_hash text NOT NULL,
  tries_left int NOT NULL CHECK (tries_left >= 0),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  consumed_at timestamptz
);
CREATE INDEX otp_challenge_guest ON otp_challenge (guest_id, purpose, created_at);

-- Every code that was asked for, kept when its guest is gone: the limits of a phone are counted here.
CREATE TABLE otp_sent (
  phone text NOT NULL,
  purpose text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX otp_sent_phone ON otp_sent (phone, created_at);

CREATE TABLE session (
  id uuid PRIMARY KEY,
  team text NOT NULL,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  remember boolean NOT NULL,
  secret text NOT NULL, -- a refresh token's successor is derived from it
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz
);
CREATE INDEX session_of_user ON session (user_id);

CREATE TABLE access_token (
  token_hash text PRIMARY KEY,
  session_id uuid NOT NULL REFERENCES session (id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX access_token_session ON access_token (session_id);

CREATE TABLE refresh_token (
  token_hash text PRIMARY KEY,
  session_id uuid NOT NULL REFERENCES session (id) ON DELETE CASCADE,
  successor_hash text, -- null: the current token of its session
  used_at timestamptz
);
CREATE INDEX refresh_token_session ON refresh_token (session_id);

CREATE TABLE login_throttle (
  account_key text PRIMARY KEY, -- a hash: names of accounts that do not exist are not collected
  failures int NOT NULL,
  last_try_at timestamptz NOT NULL,
  next_at timestamptz NOT NULL
);

CREATE TABLE reset_token (
  token_hash text PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);

CREATE TABLE outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  team text NOT NULL,
  channel text NOT NULL CHECK (channel IN ('sms', 'email')),
  recipient text NOT NULL,
  lang text NOT NULL,
  template text NOT NULL,
  subject text,
  text text NOT NULL,
  html text,
  created_at timestamptz NOT NULL,
  attempts int NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL,
  sent_at timestamptz
);
CREATE INDEX outbox_waiting ON outbox (next_attempt_at) WHERE sent_at IS NULL;

CREATE TABLE definition_script (
  version text NOT NULL,
  form_id text NOT NULL,
  lang text NOT NULL,
  script text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (version, form_id, lang)
);
`,
};
