import type { Migration } from '../migration.ts';

/** What a customer answered to fields of the form that no code reads, as other records keep it. */
export const tariffChangeAnswers: Migration = {
  id: '078-tariff-change-answers',
  sql: `
ALTER TABLE tariff_change ADD COLUMN answers jsonb;
`,
};
