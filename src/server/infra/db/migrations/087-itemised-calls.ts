import type { Migration } from '../migration.ts';

/**
 * Itemised calls (§ 65 TKG): single connections are kept only of lines whose customers ask for it, from then on, without
 * the digits that they do not want to see, and never of the numbers that § 11 (5) TDDDG protects.
 */
export const itemisedCalls: Migration = {
  id: '087-itemised-calls',
  sql: `
CREATE TABLE itemised_line (
  contract_id uuid PRIMARY KEY REFERENCES contract (id),
  choice text NOT NULL CHECK (choice IN ('off', 'shortened', 'whole')),
  chosen_at timestamptz NOT NULL,
  since timestamptz, -- what was called before is not itemised
  whole_since timestamptz, -- what was called before has no last three digits
  read_from date, -- the network's connections of the days before are stored
  next_read_at timestamptz,
  told_at timestamptz, -- when its customer was last told that the list was opened
  CHECK ((choice = 'off') = (since IS NULL) AND (since IS NULL) = (read_from IS NULL)),
  CHECK ((choice = 'whole') = (whole_since IS NOT NULL)),
  CHECK (choice <> 'off' OR next_read_at IS NULL)
);
CREATE INDEX itemised_line_due ON itemised_line (next_read_at) WHERE next_read_at IS NOT NULL;
CREATE TABLE itemised_choice (
  id uuid PRIMARY KEY,
  contract_id uuid NOT NULL REFERENCES contract (id),
  choice text NOT NULL CHECK (choice IN ('off', 'shortened', 'whole')),
  line_use text CHECK (line_use IN ('private', 'business')), -- who was declared to be informed
  answers jsonb, -- to fields of the form that no code reads
  definition_version text NOT NULL,
  created_at timestamptz NOT NULL,
  CHECK ((choice = 'off') = (line_use IS NULL))
);
CREATE INDEX itemised_choice_contract ON itemised_choice (contract_id, created_at);
CREATE TABLE line_connection (
  contract_id uuid NOT NULL REFERENCES contract (id),
  day date NOT NULL,
  id text NOT NULL, -- the network's, once for a line and day
  started_at timestamptz NOT NULL,
  kind text NOT NULL CHECK (kind IN ('data', 'minutes', 'sms')),
  zone text NOT NULL CHECK (zone IN ('home', 'eu', 'turkiye', 'world')),
  number text,
  seconds int CHECK (seconds >= 0),
  amount int NOT NULL CHECK (amount >= 0),
  cents int NOT NULL CHECK (cents >= 0),
  PRIMARY KEY (contract_id, day, id)
);
CREATE INDEX line_connection_day ON line_connection (day);
`,
};
