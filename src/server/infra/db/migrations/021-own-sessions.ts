import type { Migration } from '../migration.ts';

/** What customers see of their sessions: the families of browser and system, and the last use. */
export const ownSessions: Migration = {
  id: '021-own-sessions',
  sql: `
ALTER TABLE session ADD COLUMN browser text NOT NULL DEFAULT 'other';
ALTER TABLE session ADD COLUMN system text NOT NULL DEFAULT 'other';
ALTER TABLE session ADD COLUMN last_used_at timestamptz; -- of the last refresh
UPDATE session SET last_used_at = created_at;
ALTER TABLE session ALTER COLUMN last_used_at SET NOT NULL;
`,
};
