import type { Migration } from '../migration.ts';

/** Cancellations and withdrawals as they were declared: proof of arrival, and the service team's inbox. */
export const declarations: Migration = {
  id: '009-declarations',
  sql: `
CREATE TABLE declaration (
  id uuid PRIMARY KEY,
  team text NOT NULL,
  number text NOT NULL CONSTRAINT declaration_number UNIQUE,
  kind text NOT NULL CHECK (kind IN ('cancellation', 'withdrawal')),
  source text NOT NULL CHECK (source IN ('form', 'account')),
  lang text NOT NULL,
  content jsonb NOT NULL, -- the form as it was sent
  definition_version text NOT NULL, -- under which words and rules
  user_id uuid REFERENCES users (id),
  order_id uuid REFERENCES orders (id),
  contract_id uuid REFERENCES contract (id),
  outcome text NOT NULL CHECK (outcome IN ('done', 'repeated', 'review', 'late', 'unmatched')),
  ends_on date,
  handled_at timestamptz, -- null: somebody of the service team has to look
  received_at timestamptz NOT NULL
);
CREATE INDEX declaration_waiting ON declaration (team, received_at) WHERE handled_at IS NULL;
CREATE INDEX declaration_contract ON declaration (contract_id, received_at) WHERE contract_id IS NOT NULL;
`,
};
