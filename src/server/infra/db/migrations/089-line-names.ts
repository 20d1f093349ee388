import type { Migration } from '../migration.ts';

/** What a customer calls a line, such as "Mamas Karte"; without one it is known by its number. */
export const lineNames: Migration = {
  id: '089-line-names',
  sql: `
ALTER TABLE contract ADD COLUMN line_name text CHECK (char_length(line_name) BETWEEN 1 AND 30);
`,
};
