import type { Migration } from '../migration.ts';

/** What is sent by pages that only data describe. */
export const submissions: Migration = {
  id: '032-submissions',
  sql: `
CREATE TABLE submission (
  id uuid PRIMARY KEY,
  team text NOT NULL,
  lang text NOT NULL,
  user_id uuid REFERENCES users (id) ON DELETE CASCADE, -- null: a guest
  form text NOT NULL,
  definition_version text NOT NULL,
  answers jsonb, -- by form: version, and values by JSON Pointer; null: the form keeps none
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL -- as the page said when it was sent
);
CREATE INDEX submission_user ON submission (user_id, created_at DESC) WHERE user_id IS NOT NULL;
CREATE INDEX submission_expires ON submission (expires_at);
`,
};
