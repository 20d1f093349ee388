import type { Migration } from '../migration.ts';

/** What is exported of a person is found without reading a table whole. */
export const exportIndexes: Migration = {
  id: '033-export',
  sql: `
CREATE INDEX support_message_user ON support_message (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX outbox_recipient ON outbox (recipient);
`,
};
