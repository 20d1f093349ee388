import type { Migration } from '../migration.ts';

/** Transactions whose purchase was given to a data layer: each once, whatever tabs are open. */
export const purchaseEvents: Migration = {
  id: '060-purchase-events',
  sql: `
CREATE TABLE purchase_event (
  transaction_id text PRIMARY KEY,
  sent_at timestamptz NOT NULL
);

CREATE INDEX purchase_event_sent ON purchase_event (sent_at);
`,
};
