import type { Migration } from '../migration.ts';

/** An approval names what was read (decision 079). What was approved before it did is approved anew. */
export const releaseApprovals: Migration = {
  id: '099-release-approvals',
  sql: `
ALTER TABLE definition_release ADD COLUMN approved_digest text; -- of the changes, and of the release that they stand over
`,
};
