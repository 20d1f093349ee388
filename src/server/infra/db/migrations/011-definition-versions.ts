import type { Migration } from '../migration.ts';

/** The version of the form for everything sent by a form; null for rows from before versions were stored. */
export const definitionVersions: Migration = {
  id: '011-definition-versions',
  sql: `
ALTER TABLE users ADD COLUMN definition_version text; -- of auth/register: which text was agreed to
ALTER TABLE support_message ADD COLUMN definition_version text;
ALTER TABLE survey_answer ADD COLUMN definition_version text;
`,
};
