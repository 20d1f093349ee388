import type { Migration } from '../migration.ts';

/** Why people decide about a declaration; the customer reads it until they have. */
export const waitingReasons: Migration = {
  id: '044-waiting-reasons',
  sql: `
ALTER TABLE declaration ADD COLUMN waits text; -- null: nobody has to decide, or it is no customer's
UPDATE declaration SET waits = outcome WHERE outcome IN ('review', 'late');
`,
};
