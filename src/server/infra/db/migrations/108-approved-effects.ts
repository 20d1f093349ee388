import type { Migration } from '../migration.ts';

/**
 * An approval keeps the effect on customers that was seen, and nothing with another one is published (decision 084). What
 * was approved before it did is with its writers again, and its log says why.
 */
export const approvedEffects: Migration = {
  id: '108-approved-effects',
  sql: `
ALTER TABLE definition_release ADD COLUMN approved_effect text; -- digest of what changes for customers
INSERT INTO definition_release_log (release_id, at, by, event, from_status, to_status, note)
SELECT id, now(), 'deployment', 'sentBack', status, 'draft',
  'It was approved before approvals kept the effect on customers: it is seen and approved anew.'
  FROM definition_release WHERE status IN ('approved', 'scheduled');
UPDATE definition_release SET status = 'draft', approved_digest = NULL, publish_from = NULL, publish_until = NULL
  WHERE status IN ('approved', 'scheduled');
`,
};
