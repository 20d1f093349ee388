import type { Migration } from '../migration.ts';

/** What visitors allowed, and the text that they read before. No row names a person, device or address. */
export const consents: Migration = {
  id: '059-consents',
  sql: `
CREATE TABLE consent_text (
  version text PRIMARY KEY, -- a hash over what was shown
  team text NOT NULL,
  shown jsonb NOT NULL, -- providers, and the words in both languages
  first_used_at timestamptz NOT NULL
);

CREATE TABLE consent_choice (
  id uuid PRIMARY KEY, -- the visitor's browser keeps it as the proof
  version text NOT NULL REFERENCES consent_text,
  lang text NOT NULL,
  granted text[] NOT NULL, -- what is not in it was refused
  created_at timestamptz NOT NULL
);

CREATE INDEX consent_choice_created ON consent_choice (created_at);
`,
};
