import type { Migration } from '../migration.ts';

/**
 * Files that were sent with forms. They wait until a record takes them, and go with that record. The record is written
 * after its files are taken, in the same transaction, so that its keys are looked at in the end.
 */
export const uploads: Migration = {
  id: '037-uploads',
  sql: `
CREATE TABLE upload (
  id uuid PRIMARY KEY,
  team text NOT NULL,
  owner text NOT NULL, -- user:<id> or guest:<id>
  form text NOT NULL,
  field text NOT NULL, -- JSON Pointer
  name text NOT NULL,
  type text NOT NULL,
  bytes int NOT NULL,
  is_scanned boolean NOT NULL,
  content bytea NOT NULL,
  created_at timestamptz NOT NULL,
  claimed_at timestamptz, -- null: no record has taken it
  submission_id uuid REFERENCES submission (id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  message_id uuid REFERENCES support_message (id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  expires_at timestamptz, -- null: it goes with its record
  CHECK (claimed_at IS NOT NULL OR (submission_id IS NULL AND message_id IS NULL AND expires_at IS NOT NULL)),
  CHECK (bytes = octet_length(content))
);
ALTER TABLE upload ALTER COLUMN content SET STORAGE EXTERNAL; -- pictures are compressed already
CREATE INDEX upload_owner ON upload (owner);
CREATE INDEX upload_waiting ON upload (bytes) WHERE claimed_at IS NULL;
CREATE INDEX upload_expires ON upload (expires_at) WHERE expires_at IS NOT NULL;
CREATE INDEX upload_submission ON upload (submission_id) WHERE submission_id IS NOT NULL;
CREATE INDEX upload_message ON upload (message_id) WHERE message_id IS NOT NULL;

ALTER TABLE outbox_attachment DROP CONSTRAINT outbox_attachment_pkey;
ALTER TABLE outbox_attachment ALTER COLUMN document_id DROP NOT NULL;
ALTER TABLE outbox_attachment ADD COLUMN upload_id uuid REFERENCES upload (id) ON DELETE CASCADE;
ALTER TABLE outbox_attachment ADD PRIMARY KEY (message_id, position);
ALTER TABLE outbox_attachment ADD CHECK (num_nonnulls(document_id, upload_id) = 1);
CREATE INDEX outbox_attachment_upload ON outbox_attachment (upload_id) WHERE upload_id IS NOT NULL;
`,
};
