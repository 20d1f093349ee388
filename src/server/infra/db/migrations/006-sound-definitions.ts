import type { Migration } from '../../../db/migration.ts';

/** The definitions' files as they last were without a fault: in force after a start with broken ones. */
export const soundDefinitions: Migration = {
  id: '006-sound-definitions',
  sql: `
CREATE TABLE definition_sound (
  singleton boolean PRIMARY KEY DEFAULT true CHECK (singleton),
  files text NOT NULL
);
`,
};
