import type { Migration } from '../migration.ts';

/** The old operator may know a customer by another name or birthday than the account. */
export const portingHolder: Migration = {
  id: '043-porting-holder',
  sql: `
ALTER TABLE porting ADD COLUMN holder jsonb; -- null: as in the account
`,
};
