import type { Migration } from '../migration.ts';

/** Saved methods, payment links, bookings of packages, and the sandbox provider's columns for every outcome. */
export const paymentWays: Migration = {
  id: '013-payment-ways',
  sql: `
-- A means of payment that the provider keeps for somebody; here is its token and what may be shown of it.
CREATE TABLE saved_method (
  id uuid PRIMARY KEY,
  team text NOT NULL,
  user_id uuid NOT NULL REFERENCES users (id),
  method text NOT NULL,
  label text NOT NULL, -- masked
  token text NOT NULL,
  is_default boolean NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT saved_method_token UNIQUE (user_id, token)
);
CREATE UNIQUE INDEX saved_method_default ON saved_method (user_id) WHERE is_default;
ALTER TABLE payment
  ADD COLUMN keeps_method boolean NOT NULL DEFAULT false, -- the payer asked for it
  ADD COLUMN saved_token text; -- paid with a saved method
ALTER TABLE orders
  ADD COLUMN keeps_method boolean NOT NULL DEFAULT false,
  ADD COLUMN saved_method_id uuid REFERENCES saved_method (id) ON DELETE SET NULL;

-- Whoever has the link may pay, and nothing else.
CREATE TABLE payment_link (
  id text PRIMARY KEY,
  team text NOT NULL,
  subject_kind text NOT NULL,
  subject_id uuid NOT NULL,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX payment_link_subject ON payment_link (subject_kind, subject_id);

-- A package booked for a running contract and paid at once.
CREATE TABLE option_booking (
  id uuid PRIMARY KEY,
  team text NOT NULL,
  number text NOT NULL CONSTRAINT option_booking_number UNIQUE,
  user_id uuid NOT NULL REFERENCES users (id),
  contract_id uuid NOT NULL REFERENCES contract (id),
  option_id uuid NOT NULL REFERENCES tariff_option (id),
  price_cents int NOT NULL CHECK (price_cents > 0),
  lang text NOT NULL,
  early_start boolean NOT NULL,
  state text NOT NULL CHECK (state IN ('pendingPayment', 'paymentProcessing', 'booked', 'cancelled')),
  starts_on date,
  ends_on date,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CHECK ((state = 'booked') = (starts_on IS NOT NULL))
);
-- Asked for again before it is paid, it is the same booking.
CREATE UNIQUE INDEX option_booking_unpaid ON option_booking (contract_id, option_id)
  WHERE state IN ('pendingPayment', 'paymentProcessing');
CREATE INDEX option_booking_contract ON option_booking (contract_id, created_at DESC);

ALTER TABLE sandbox_session
  ADD COLUMN iban text,
  ADD COLUMN settles_as text CHECK (settles_as IN ('succeeded', 'failed', 'disputed')),
  ADD COLUMN keeps_method boolean NOT NULL DEFAULT false,
  ADD COLUMN saved_token text,
  ADD COLUMN kept_token text;
UPDATE sandbox_session SET settles_as = 'succeeded' WHERE state = 'processing';
DROP INDEX sandbox_session_settles;
CREATE INDEX sandbox_session_settles ON sandbox_session (settles_at) WHERE settles_at IS NOT NULL;
CREATE INDEX sandbox_session_shown ON sandbox_session (created_at DESC);
ALTER TABLE sandbox_refund ADD COLUMN settles_at timestamptz;
ALTER TABLE sandbox_event
  ADD COLUMN held boolean NOT NULL DEFAULT false, -- sent only by hand
  ADD COLUMN last_status int; -- what our webhook answered
CREATE INDEX sandbox_event_session ON sandbox_event (session_id, created_at);
CREATE TABLE sandbox_setting (
  id int PRIMARY KEY CHECK (id = 1),
  holds_webhooks boolean NOT NULL
);
INSERT INTO sandbox_setting VALUES (1, false);
`,
};
