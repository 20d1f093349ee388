import type { Migration } from '../migration.ts';

/** A customer's messages are found without reading the table whole. */
export const exportIndexes: Migration = {
  id: '033-export',
  sql: `
CREATE INDEX support_message_user ON support_message (user_id) WHERE user_id IS NOT NULL;
`,
};
