import type { Migration } from '../migration.ts';

/** The subject of a payment, incoming and returned money, and when the provider is asked again. */
export const paymentSubjects: Migration = {
  id: '010-payment-subjects',
  sql: `
ALTER TABLE payment
  ADD COLUMN subject_kind text NOT NULL DEFAULT 'order' CHECK (subject_kind IN ('order', 'option', 'invoice')),
  ADD COLUMN subject_id uuid,
  ADD COLUMN settles boolean NOT NULL DEFAULT false, -- this money paid the subject; any other goes back
  ADD COLUMN received_cents int CHECK (received_cents >= 0), -- what the provider says it took
  ADD COLUMN refunded_cents int NOT NULL DEFAULT 0, -- refunds that are due, asked for or done
  ADD COLUMN disputed_at timestamptz,
  ADD COLUMN next_poll_at timestamptz;
UPDATE payment SET subject_id = order_id, settles = state = 'succeeded' AND NOT refund_due,
  received_cents = CASE WHEN state = 'succeeded' THEN amount_cents END,
  refunded_cents = CASE WHEN state = 'succeeded' AND refund_due THEN amount_cents ELSE 0 END,
  next_poll_at = updated_at;

CREATE TABLE refund (
  id uuid PRIMARY KEY,
  payment_id uuid NOT NULL REFERENCES payment (id),
  amount_cents int NOT NULL CHECK (amount_cents > 0),
  reason text NOT NULL,
  state text NOT NULL CHECK (state IN ('due', 'requested', 'succeeded', 'failed')),
  due_at timestamptz NOT NULL, -- by then the money has to be back
  provider_id text CONSTRAINT refund_provider UNIQUE,
  attempts int NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX refund_payment ON refund (payment_id);
CREATE INDEX refund_waiting ON refund (next_attempt_at) WHERE state IN ('due', 'requested');
INSERT INTO refund (id, payment_id, amount_cents, reason, state, due_at, next_attempt_at, created_at, updated_at)
  SELECT gen_random_uuid(), id, amount_cents, 'notOwed', 'due', updated_at, updated_at, updated_at, updated_at
    FROM payment WHERE state = 'succeeded' AND refund_due;

DROP INDEX payment_succeeded;
DROP INDEX payment_open;
ALTER TABLE payment DROP CONSTRAINT payment_attempt, DROP COLUMN refund_due, DROP COLUMN order_id;
ALTER TABLE payment
  ALTER COLUMN subject_kind DROP DEFAULT,
  ALTER COLUMN subject_id SET NOT NULL,
  ADD COLUMN order_id uuid GENERATED ALWAYS AS (CASE WHEN subject_kind = 'order' THEN subject_id END) STORED
    REFERENCES orders (id),
  ADD CONSTRAINT payment_attempt UNIQUE (subject_kind, subject_id, attempt),
  -- Never more goes back than came in.
  ADD CONSTRAINT payment_refunds CHECK (refunded_cents BETWEEN 0 AND coalesce(received_cents, 0)),
  ADD CONSTRAINT payment_received CHECK ((state = 'succeeded') = (received_cents IS NOT NULL)),
  ADD CONSTRAINT payment_settles CHECK (NOT settles OR received_cents = amount_cents);
-- One charge for each subject, and one attempt under way.
CREATE UNIQUE INDEX payment_settled ON payment (subject_kind, subject_id) WHERE settles;
CREATE UNIQUE INDEX payment_open ON payment (subject_kind, subject_id)
  WHERE state IN ('incomplete', 'pending', 'processing');
CREATE INDEX payment_order ON payment (order_id) WHERE order_id IS NOT NULL;
CREATE INDEX payment_transaction ON payment (transaction_id) WHERE transaction_id IS NOT NULL;
CREATE INDEX payment_poll ON payment (next_poll_at) WHERE next_poll_at IS NOT NULL AND session_id IS NOT NULL;

ALTER TABLE sandbox_session ADD COLUMN disputed boolean NOT NULL DEFAULT false;
CREATE TABLE sandbox_refund (
  id text PRIMARY KEY,
  reference text NOT NULL UNIQUE, -- our refund's id
  session_id text NOT NULL REFERENCES sandbox_session (id),
  amount_cents int NOT NULL,
  state text NOT NULL,
  created_at timestamptz NOT NULL
);
`,
};
