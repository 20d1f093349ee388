import type { Migration } from '../migration.ts';

/** The last version of the definitions' files without a fault: it is used after a start with faulty files. */
export const soundDefinitions: Migration = {
  id: '006-sound-definitions',
  sql: `
CREATE TABLE definition_sound (
  singleton boolean PRIMARY KEY DEFAULT true CHECK (singleton),
  files text NOT NULL
);
`,
};
