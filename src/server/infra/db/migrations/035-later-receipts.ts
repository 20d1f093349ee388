import type { Migration } from '../migration.ts';

/** A receipt of a cancellation or withdrawal whose PDF is made later, because too many were asked for at once. */
export const laterReceipts: Migration = {
  id: '035-later-receipts',
  sql: `
CREATE TABLE later_receipt (
  declaration_id uuid PRIMARY KEY REFERENCES declaration (id) ON DELETE CASCADE,
  document_id uuid NOT NULL, -- the id that the document gets; the sender already has its link
  is_mailed boolean NOT NULL,
  due_at timestamptz NOT NULL
);
CREATE INDEX later_receipt_due ON later_receipt (due_at);
`,
};
