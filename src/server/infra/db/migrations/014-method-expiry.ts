import type { Migration } from '../migration.ts';

/** Until when a saved card can be used. */
export const methodExpiry: Migration = {
  id: '014-method-expiry',
  sql: `
-- The last month, as on the card; null for what has none, or was kept before we noted it.
ALTER TABLE saved_method ADD COLUMN expires_on text CHECK (expires_on ~ '^\\d{4}-\\d{2}$');
`,
};
