import type { Migration } from '../migration.ts';

/** When a message is no longer needed: its retention time counts from then (`db/retention.ts`). */
export const inboxEnds: Migration = {
  id: '015-inbox-ends',
  sql: `
-- The end of the giveaway that it is for. Whose end was not noted is taken to end a year after the entry.
ALTER TABLE giveaway_entry ADD COLUMN closes_at timestamptz;
UPDATE giveaway_entry SET closes_at = created_at + interval '1 year';
ALTER TABLE giveaway_entry ALTER COLUMN closes_at SET NOT NULL;
CREATE INDEX giveaway_entry_by_end ON giveaway_entry (closes_at);
CREATE INDEX support_message_by_age ON support_message (created_at);
`,
};
