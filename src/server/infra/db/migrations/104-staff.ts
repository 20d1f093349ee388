import type { Migration } from '../migration.ts';

/** People who sign in to the workbench, their sessions, and all that they do (decision 084). */
export const staff: Migration = {
  id: '104-staff',
  sql: `
CREATE TABLE staff_member (
  subject text PRIMARY KEY, -- the provider's address and its name for the person
  id text NOT NULL UNIQUE, -- in logs and change sets; it stays, whatever the provider calls the person later
  name text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE TABLE staff_session (
  token_hash text PRIMARY KEY,
  staff_id text NOT NULL REFERENCES staff_member (id),
  roles jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX staff_session_expires ON staff_session (expires_at);
CREATE TABLE staff_action (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  staff_id text NOT NULL,
  action text NOT NULL,
  target int, -- a change set, or the number of a release that is taken back
  outcome text NOT NULL CHECK (outcome IN ('asked', 'done', 'refused', 'denied', 'failed')),
  note text
);
CREATE INDEX staff_action_staff ON staff_action (staff_id, id);
CREATE TRIGGER staff_action_grows BEFORE UPDATE OR DELETE OR TRUNCATE ON staff_action
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
`,
};
