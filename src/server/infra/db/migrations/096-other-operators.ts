import type { Migration } from '../migration.ts';

/** A number may come from an operator that is not in the list: then its customer has typed the name. */
export const otherOperators: Migration = {
  id: '096-other-operators',
  sql: `
ALTER TABLE porting ALTER COLUMN provider_id DROP NOT NULL;
ALTER TABLE porting ADD COLUMN provider_name text;
ALTER TABLE porting ADD CONSTRAINT porting_one_operator CHECK (num_nonnulls(provider_id, provider_name) = 1);
`,
};
