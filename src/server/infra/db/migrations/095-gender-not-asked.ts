import type { Migration } from '../migration.ts';

/** Who registers is no longer asked for it; the profile keeps it as an answer, where a customer wants to give it. */
export const genderNotAsked: Migration = {
  id: '095-gender-not-asked',
  sql: `
ALTER TABLE users ALTER COLUMN gender DROP NOT NULL;
`,
};
