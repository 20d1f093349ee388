import type { Migration } from '../migration.ts';

/** What customers see of their sessions: the families of browser and system, and the last use. */
export const ownSessions: Migration = {
  id: '021-own-sessions',
  sql: `
ALTER TABLE session ADD COLUMN browser text NOT NULL DEFAULT 'other';
ALTER TABLE session ADD COLUMN system text NOT NULL DEFAULT 'other';
-- Of the last refresh. The default is for a process of the version before, which knows no such column.
ALTER TABLE session ADD COLUMN last_used_at timestamptz NOT NULL DEFAULT now();
UPDATE session SET last_used_at = created_at;
`,
};
