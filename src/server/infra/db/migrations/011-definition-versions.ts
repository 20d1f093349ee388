import type { Migration } from '../../../db/migration.ts';

/** Whatever was sent in by a form says under which version of it; null: before versions were kept. */
export const definitionVersions: Migration = {
  id: '011-definition-versions',
  sql: `
ALTER TABLE users ADD COLUMN definition_version text; -- of auth/register: which text was agreed to
ALTER TABLE support_message ADD COLUMN definition_version text;
ALTER TABLE survey_answer ADD COLUMN definition_version text;
`,
};
