import type { Migration } from '../migration.ts';

/** An operator can block an account: no login to it succeeds until it is unblocked. */
export const blockedAccounts: Migration = {
  id: '034-blocked-accounts',
  sql: 'ALTER TABLE users ADD COLUMN blocked_at timestamptz;',
};
