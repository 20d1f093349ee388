import type { Migration } from '../migration.ts';

/**
 * Devices and addresses from which a customer has logged in: strangers' wrong passwords do not delay them. Hashes only.
 * The e-mail address and phone before a change, so that the owner can undo it. The end of a session's step-up.
 */
export const knownSources: Migration = {
  id: '018-known-sources',
  sql: `
CREATE TABLE known_source (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('device', 'address')),
  source_hash text NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, source_hash)
);
CREATE INDEX known_source_expires ON known_source (expires_at);

-- The login name of a row: a proved code forgets the failures of all its sources.
ALTER TABLE login_throttle ADD COLUMN name_hash text;
CREATE INDEX login_throttle_name ON login_throttle (name_hash);

ALTER TABLE session ADD COLUMN stepped_up_until timestamptz;

ALTER TABLE otp_challenge DROP CONSTRAINT otp_challenge_purpose_check;
ALTER TABLE otp_challenge ADD CONSTRAINT otp_challenge_purpose_check CHECK (purpose IN ('phone', 'reset', 'stepUp'));

CREATE TABLE contact_change (
  token_hash text PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  old_email text NOT NULL,
  old_phone text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz -- undone, or made void by the undoing of an earlier change
);
CREATE INDEX contact_change_user ON contact_change (user_id, created_at);
CREATE INDEX contact_change_expires ON contact_change (expires_at);
`,
};
