import type { Migration } from '../migration.ts';

/**
 * Objections to bills (§ 67 TKG). The service decides; a job then carries the decision out, with the credit and the mail.
 * Only with that the objection is answered: until then the bill is neither dunned nor collected.
 */
export const objections: Migration = {
  id: '084-objections',
  sql: `
CREATE TABLE objection (
  id uuid PRIMARY KEY,
  number text NOT NULL UNIQUE,
  invoice_id uuid NOT NULL REFERENCES invoice (id),
  user_id uuid NOT NULL REFERENCES users (id),
  request_key text NOT NULL,
  reason text NOT NULL,
  line_ids jsonb NOT NULL,
  message text NOT NULL,
  answers jsonb, -- to fields of the form that no code reads
  definition_version text NOT NULL,
  created_at timestamptz NOT NULL,
  verdict text CHECK (verdict IN ('accepted', 'rejected')),
  credit_cents int CHECK (credit_cents >= 0),
  explanation text, -- what the service writes to the customer
  decided_at timestamptz,
  answered_at timestamptz,
  UNIQUE (user_id, request_key),
  CHECK ((verdict IS NULL) = (decided_at IS NULL)),
  CHECK (answered_at IS NULL OR decided_at IS NOT NULL),
  CHECK (verdict IS NULL OR (verdict = 'accepted') = (credit_cents IS NOT NULL)),
  CHECK (verdict IS DISTINCT FROM 'rejected' OR explanation IS NOT NULL)
);
CREATE UNIQUE INDEX objection_open ON objection (invoice_id) WHERE answered_at IS NULL;
CREATE INDEX objection_invoice ON objection (invoice_id, created_at);
CREATE INDEX objection_decided ON objection (id) WHERE decided_at IS NOT NULL AND answered_at IS NULL;
CREATE INDEX objection_waiting ON objection (created_at) WHERE decided_at IS NULL;
`,
};
