import type { Migration } from '../migration.ts';

const tables = [
  'users',
  'orders',
  'application',
  'survey_answer',
  'support_message',
  'giveaway_entry',
  'declaration',
];

/** Answers to fields that no code reads are kept with the record that the form made. */
export const answers: Migration = {
  id: '031-answers',
  sql: tables
    .map(
      (table) =>
        `ALTER TABLE ${table} ADD COLUMN answers jsonb; -- by form: version, and values by JSON Pointer`,
    )
    .join('\n'),
};
