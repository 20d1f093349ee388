import type { Migration } from '../migration.ts';

/** Messages without an order: applications, messages to the service, answers of the survey, entries of giveaways. */
export const inbox: Migration = {
  id: '005-inbox',
  sql: `
-- The CRM's embedded stand-in: applications of companies and dealers.
CREATE TABLE application (
  id uuid PRIMARY KEY,
  team text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('corporate', 'dealer')),
  lang text NOT NULL,
  company_name text NOT NULL,
  vat_number text NOT NULL,
  shop_count int,
  salutation text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text NOT NULL,
  phone text NOT NULL,
  street text NOT NULL,
  house_number text NOT NULL,
  postal_code text NOT NULL,
  city text NOT NULL,
  message text,
  definition_version text NOT NULL, -- which text was agreed to
  created_at timestamptz NOT NULL,
  CHECK ((kind = 'dealer') = (shop_count IS NOT NULL))
);
CREATE INDEX application_of_team ON application (team, created_at DESC);

CREATE TABLE support_message (
  id uuid PRIMARY KEY,
  team text NOT NULL,
  lang text NOT NULL,
  user_id uuid REFERENCES users (id) ON DELETE SET NULL, -- null: a guest
  subject text NOT NULL,
  message text NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX support_message_of_team ON support_message (team, created_at DESC);

CREATE TABLE survey_answer (
  id uuid PRIMARY KEY,
  team text NOT NULL,
  lang text NOT NULL,
  rating int NOT NULL CHECK (rating BETWEEN 1 AND 5),
  comment text,
  created_at timestamptz NOT NULL
);

CREATE TABLE giveaway_entry (
  id uuid PRIMARY KEY,
  team text NOT NULL,
  round text NOT NULL,
  lang text NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  email_key text NOT NULL, -- lower case: two spellings of one address are one entry
  phone text NOT NULL,
  definition_version text NOT NULL, -- which text was agreed to
  created_at timestamptz NOT NULL,
  CONSTRAINT giveaway_entry_once UNIQUE (team, round, email_key)
);
`,
};
