import type { Migration } from '../migration.ts';

/** Forms that were sent without scripts and were taken: their page shows the answer, and sending again does nothing. */
export const formPosts: Migration = {
  id: '045-form-posts',
  sql: `
CREATE TABLE form_post (
  id uuid PRIMARY KEY, -- in the address of the page
  team text NOT NULL,
  form text NOT NULL,
  sameness text NOT NULL, -- hash of the form's showing and its content
  guest_id uuid NOT NULL, -- whose browser sees the answer
  answer jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  CONSTRAINT form_post_once UNIQUE (team, form, sameness)
);
CREATE INDEX form_post_created ON form_post (created_at);
`,
};
