import type { Migration } from '../migration.ts';

/** Each time that a customer has given the consent to advertising in the account, or taken it back, and by which words. */
export const advertisingChoices: Migration = {
  id: '093-advertising-choices',
  sql: `
CREATE TABLE advertising_choice (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  granted boolean NOT NULL,
  lang text NOT NULL, -- of the words
  definition_version text NOT NULL, -- of the form account/advertising
  chosen_at timestamptz NOT NULL
);
CREATE INDEX advertising_choice_user ON advertising_choice (user_id, chosen_at);
`,
};
