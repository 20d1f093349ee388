import type { Migration } from '../migration.ts';

/** What the staff say to each other about a field of a change set (decision 092). */
export const staffComments: Migration = {
  id: '105-staff-comments',
  sql: `
CREATE TABLE staff_comment (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  release_id int NOT NULL REFERENCES definition_release (id),
  form text NOT NULL CHECK (char_length(form) BETWEEN 1 AND 200),
  pointer text NOT NULL CHECK (char_length(pointer) <= 400), -- empty: of the form as a whole
  at timestamptz NOT NULL,
  staff_id text NOT NULL,
  event text NOT NULL CHECK (event IN ('said', 'resolved', 'reopened')),
  text text CHECK (char_length(text) BETWEEN 1 AND 2000),
  CHECK ((event = 'said') = (text IS NOT NULL))
);
CREATE INDEX staff_comment_release ON staff_comment (release_id, id);
CREATE INDEX staff_comment_at ON staff_comment (at);
`,
};
