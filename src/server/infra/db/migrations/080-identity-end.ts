import type { Migration } from '../migration.ts';

/**
 * What identifies a customer (§ 172 TKG) is erased with the calendar year after the end of the last contract. A contract
 * whose time is over is looked at once: the index has only the others.
 */
export const identityEnd: Migration = {
  id: '080-identity-end',
  sql: `
ALTER TABLE users ALTER COLUMN birthday DROP NOT NULL, ALTER COLUMN document_type DROP NOT NULL,
  ALTER COLUMN id_number DROP NOT NULL, ALTER COLUMN identity_valid_until DROP NOT NULL;
ALTER TABLE contract ADD COLUMN keeps_identity boolean NOT NULL DEFAULT true;
CREATE INDEX contract_identity ON contract (ended_on) WHERE keeps_identity AND ended_on IS NOT NULL;
`,
};
