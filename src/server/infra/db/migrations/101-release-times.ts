import type { Migration } from '../migration.ts';

/** Every second the next release that begins or ends is looked for: among those that have such a time, not among all. */
export const releaseTimes: Migration = {
  id: '101-release-times',
  sql: `
DROP INDEX definition_release_times;
CREATE INDEX definition_release_begins ON definition_release (publish_from) WHERE status = 'scheduled';
CREATE INDEX definition_release_ends ON definition_release (publish_until)
  WHERE status IN ('published', 'superseded') AND publish_until IS NOT NULL;
`,
};
