import type { Migration } from '../migration.ts';

/** Attempts to pay, the provider's events, and the tables of the sandbox provider. */
export const payments: Migration = {
  id: '004-payments',
  sql: `
CREATE TABLE payment (
  id uuid PRIMARY KEY,
  team text NOT NULL,
  order_id uuid NOT NULL REFERENCES orders (id),
  attempt int NOT NULL,
  state text NOT NULL CHECK (state IN ('incomplete', 'pending', 'processing', 'failed', 'succeeded')),
  version text NOT NULL,
  method text NOT NULL,
  amount_cents int NOT NULL CHECK (amount_cents > 0),
  session_id text CONSTRAINT payment_session UNIQUE, -- at the provider
  url text,
  transaction_id text,
  refund_due boolean NOT NULL DEFAULT false, -- money came although another attempt had paid
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CONSTRAINT payment_attempt UNIQUE (order_id, attempt)
);
-- One charge for each order, and one attempt under way.
CREATE UNIQUE INDEX payment_succeeded ON payment (order_id) WHERE state = 'succeeded' AND NOT refund_due;
CREATE UNIQUE INDEX payment_open ON payment (order_id) WHERE state IN ('incomplete', 'pending', 'processing');

-- Events by the provider's id: a second delivery finds its first.
CREATE TABLE payment_event (
  id text PRIMARY KEY,
  type text NOT NULL,
  received_at timestamptz NOT NULL
);

CREATE TABLE sandbox_session (
  id text PRIMARY KEY,
  reference text NOT NULL UNIQUE, -- our payment's id: asked twice, the provider answers the same session
  state text NOT NULL,
  method text NOT NULL,
  amount_cents int NOT NULL,
  lang text NOT NULL,
  payee text NOT NULL,
  purpose text NOT NULL,
  return_url text NOT NULL,
  transaction_id text NOT NULL,
  settles_at timestamptz,
  created_at timestamptz NOT NULL
);
CREATE INDEX sandbox_session_settles ON sandbox_session (settles_at) WHERE state = 'processing';

CREATE TABLE sandbox_event (
  id text PRIMARY KEY,
  session_id text NOT NULL REFERENCES sandbox_session (id),
  body text NOT NULL,
  created_at timestamptz NOT NULL,
  attempts int NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL,
  delivered_at timestamptz
);
CREATE INDEX sandbox_event_waiting ON sandbox_event (next_attempt_at) WHERE delivered_at IS NULL;
`,
};
