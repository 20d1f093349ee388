import type { Migration } from '../migration.ts';

/**
 * A customer closes an account: its row stays, without a name, as long as the law keeps its bills. Why it was closed is
 * kept without a word of whose account it was.
 */
export const closedAccounts: Migration = {
  id: '086-closed-accounts',
  sql: `
ALTER TABLE users ADD COLUMN closed_at timestamptz, ADD COLUMN kept_until date,
  ADD CONSTRAINT users_closed CHECK ((closed_at IS NULL) = (kept_until IS NULL));
CREATE INDEX users_kept_until ON users (kept_until) WHERE kept_until IS NOT NULL;
CREATE TABLE closing_reason (
  id uuid PRIMARY KEY,
  team text NOT NULL,
  lang text NOT NULL,
  reason text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX closing_reason_created ON closing_reason (created_at);
`,
};
