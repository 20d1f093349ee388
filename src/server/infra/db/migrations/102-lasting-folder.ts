import type { Migration } from '../migration.ts';

/** A folder into which a change with an end was exported holds it; what lasts of the folder does not (decision 079). */
export const lastingFolder: Migration = {
  id: '102-lasting-folder',
  sql: `
ALTER TABLE definition_release ADD COLUMN lasting jsonb; -- hash by path of the folder without such changes; null: as folder
`,
};
