import type { Migration } from '../migration.ts';

/** Releases of the definitions, and which of them judged an order (decision 079). */
export const releases: Migration = {
  id: '098-releases',
  sql: `
CREATE TABLE definition_file (
  hash text PRIMARY KEY CHECK (hash ~ '^[0-9a-f]{64}$'), -- SHA-256 of the content
  content text NOT NULL CHECK (octet_length(content) <= 1048576)
);

CREATE TABLE definition_release (
  id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  number int CONSTRAINT definition_release_number UNIQUE CHECK (number > 0), -- in the order of publishing; null before
  kind text NOT NULL CHECK (kind IN ('folder', 'change', 'rollback')),
  status text NOT NULL CHECK (status IN
    ('draft', 'inReview', 'approved', 'scheduled', 'published', 'superseded', 'rolledBack', 'withdrawn')),
  author text NOT NULL,
  writers jsonb NOT NULL, -- none of them approves it
  reason text NOT NULL,
  over int REFERENCES definition_release (number), -- what it was written over; null for the first folder
  changes jsonb NOT NULL, -- hash by path; null: the file is deleted
  files jsonb, -- hash by path of all files; null before it is published
  digest text, -- of files
  folder jsonb, -- hash by path of the program's own folder that it stands over
  folder_digest text,
  verdict jsonb, -- the last proof, and the effect on what was in force
  publish_from timestamptz,
  publish_until timestamptz,
  created_at timestamptz NOT NULL,
  published_at timestamptz,
  CHECK ((number IS NOT NULL) = (status IN ('published', 'superseded', 'rolledBack'))),
  CHECK ((number IS NULL) OR (files IS NOT NULL AND digest IS NOT NULL AND folder IS NOT NULL AND folder_digest IS NOT NULL
    AND published_at IS NOT NULL)),
  CHECK (status <> 'scheduled' OR publish_from IS NOT NULL)
);
-- One release is in force, whatever races.
CREATE UNIQUE INDEX definition_release_in_force ON definition_release ((true)) WHERE status = 'published';
CREATE INDEX definition_release_folder ON definition_release (folder_digest);
CREATE INDEX definition_release_times ON definition_release (status);

CREATE TABLE definition_release_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  release_id int NOT NULL REFERENCES definition_release (id),
  at timestamptz NOT NULL,
  by text NOT NULL,
  event text NOT NULL,
  from_status text NOT NULL,
  to_status text NOT NULL,
  note text
);
CREATE INDEX definition_release_log_release ON definition_release_log (release_id);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION '% only grows', TG_TABLE_NAME; END $$;
CREATE TRIGGER definition_release_log_grows BEFORE UPDATE OR DELETE OR TRUNCATE ON definition_release_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER definition_file_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON definition_file
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Null: judged by the files of a folder.
ALTER TABLE orders ADD COLUMN release int REFERENCES definition_release (number);
`,
};
