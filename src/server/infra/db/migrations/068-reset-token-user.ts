import type { Migration } from '../migration.ts';

/** A new password ends the customer's reset tokens: without an index all tokens were read for it. */
export const resetTokenUser: Migration = {
  id: '068-reset-token-user',
  sql: 'CREATE INDEX reset_token_user ON reset_token (user_id) WHERE used_at IS NULL;',
};
