import type { Migration } from '../migration.ts';

/** A line gets another tariff with one of its months. */
export const tariffChanges: Migration = {
  id: '029-tariff-changes',
  sql: `
CREATE TABLE tariff_change (
  id uuid PRIMARY KEY,
  team text NOT NULL,
  contract_id uuid NOT NULL REFERENCES contract (id),
  tariff_id uuid NOT NULL REFERENCES tariff (id),
  starts_on date NOT NULL,
  month int NOT NULL CHECK (month > 1), -- of the contract; the first is 1
  minimum_ends_on date NOT NULL,
  line jsonb NOT NULL, -- of the monthly bill, as it was agreed
  early_start boolean NOT NULL,
  state text NOT NULL CHECK (state IN ('planned', 'begun', 'revoked')),
  summary_document_id uuid NOT NULL REFERENCES document (id),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX tariff_change_planned ON tariff_change (contract_id) WHERE state = 'planned';
CREATE INDEX tariff_change_contract ON tariff_change (contract_id, month);
CREATE INDEX tariff_change_due ON tariff_change (starts_on) WHERE state = 'planned';
`,
};
