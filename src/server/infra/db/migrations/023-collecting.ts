import type { Migration } from '../migration.ts';

/** Mandates, the means of payment of contracts, and the collection of invoices. */
export const collecting: Migration = {
  id: '023-collecting',
  sql: `
-- The proof of a SEPA mandate; of the account only the last four digits stand here.
CREATE TABLE mandate (
  id uuid PRIMARY KEY,
  team text NOT NULL,
  user_id uuid NOT NULL REFERENCES users (id),
  saved_method_id uuid REFERENCES saved_method (id) ON DELETE SET NULL,
  reference text NOT NULL CONSTRAINT mandate_reference UNIQUE,
  creditor_id text NOT NULL,
  account text NOT NULL,
  account_holder text NOT NULL,
  given_at timestamptz NOT NULL,
  revoked_at timestamptz
);
CREATE INDEX mandate_user ON mandate (user_id);
CREATE INDEX mandate_method ON mandate (saved_method_id) WHERE saved_method_id IS NOT NULL;

-- From what the invoices of an order's contract are collected; without a row the customer pays each one.
CREATE TABLE contract_means (
  order_id uuid PRIMARY KEY REFERENCES orders (id),
  saved_method_id uuid NOT NULL REFERENCES saved_method (id) ON DELETE CASCADE,
  since timestamptz NOT NULL
);
CREATE INDEX contract_means_method ON contract_means (saved_method_id);

CREATE TABLE collection (
  invoice_id uuid PRIMARY KEY REFERENCES invoice (id),
  state text NOT NULL CHECK (state IN ('announced', 'underWay', 'done', 'stopped')),
  collect_on date NOT NULL,
  tries int NOT NULL DEFAULT 0 CHECK (tries BETWEEN 0 AND 2),
  refusal text,
  updated_at timestamptz NOT NULL
);
CREATE INDEX collection_due ON collection (collect_on, invoice_id) WHERE state = 'announced';

ALTER TABLE payment
  ADD COLUMN is_collection boolean NOT NULL DEFAULT false; -- we debited a kept method, and the payer was away
-- Debits that the provider may not know yet.
CREATE INDEX payment_unsent ON payment (next_poll_at)
  WHERE is_collection AND session_id IS NULL;

CREATE INDEX sandbox_session_kept ON sandbox_session (kept_token) WHERE kept_token IS NOT NULL;
`,
};
