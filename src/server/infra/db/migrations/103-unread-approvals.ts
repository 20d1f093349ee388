import type { Migration } from '../migration.ts';

/**
 * What was approved before approvals named what was read could not be published any more, and a scheduled change set was
 * told so at its time. It is with its writers again, and its log says why.
 */
export const unreadApprovals: Migration = {
  id: '103-unread-approvals',
  sql: `
INSERT INTO definition_release_log (release_id, at, by, event, from_status, to_status, note)
SELECT id, now(), 'deployment', 'sentBack', status, 'draft',
  'It was approved before approvals named what was read: it is read and approved anew.'
  FROM definition_release WHERE status IN ('approved', 'scheduled') AND approved_digest IS NULL;
UPDATE definition_release SET status = 'draft', publish_from = NULL, publish_until = NULL
  WHERE status IN ('approved', 'scheduled') AND approved_digest IS NULL;
`,
};
