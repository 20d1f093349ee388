import type { Migration } from '../migration.ts';

/** What a release that has ended changed is not in force any more: its status says so, also where it was superseded. */
export const releaseLayers: Migration = {
  id: '100-release-layers',
  sql: `
UPDATE definition_release r SET status = 'rolledBack' WHERE status = 'superseded'
  AND EXISTS (SELECT 1 FROM definition_release_log l WHERE l.release_id = r.id AND l.event = 'ended');
CREATE INDEX definition_release_digest ON definition_release (digest);
`,
};
