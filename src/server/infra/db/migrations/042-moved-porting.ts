import type { Migration } from '../migration.ts';

/** The operators may name another day for a number; the day that was agreed first counts for what the law grants. */
export const movedPorting: Migration = {
  id: '042-moved-porting',
  sql: `
ALTER TABLE porting ADD COLUMN agreed_on date; -- the first day that was named to the customer
UPDATE porting SET agreed_on = scheduled_on;
`,
};
