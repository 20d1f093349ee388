import type { Migration } from '../migration.ts';

/** A customer signs in with the number of a line of their own. */
export const lineLogins: Migration = {
  id: '085-line-logins',
  sql: `
CREATE INDEX contract_line ON contract (team, msisdn) WHERE closed_at IS NULL;
`,
};
