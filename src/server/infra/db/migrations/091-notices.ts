import type { Migration } from '../migration.ts';

/**
 * The message centre: each notice to a customer, in the words in which it went out, and how a customer wants to hear of
 * what is not fixed. How usage notices came stood with each line; who had an SMS for one line gets it for all of them,
 * beside the mails of the others. The old column stays for servers of the version before that still run.
 */
export const notices: Migration = {
  id: '091-notices',
  sql: `
CREATE TABLE notice (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  kind text NOT NULL, -- of src/shared/notices.ts
  lang text NOT NULL,
  title text NOT NULL,
  text text NOT NULL,
  path text, -- of the page that it is about, without language
  sent_by text[] NOT NULL,
  has_files boolean NOT NULL,
  created_at timestamptz NOT NULL,
  read_at timestamptz
);
CREATE INDEX notice_list ON notice (user_id, created_at DESC, id DESC);
CREATE INDEX notice_unread ON notice (user_id) WHERE read_at IS NULL;
CREATE INDEX notice_created ON notice (created_at);
CREATE TABLE notice_choice (
  user_id uuid NOT NULL REFERENCES users (id),
  notice_group text NOT NULL,
  email boolean NOT NULL,
  sms boolean NOT NULL,
  definition_version text, -- of the form in which it was chosen; null for what was chosen before there was one
  chosen_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, notice_group)
);
INSERT INTO notice_choice (user_id, notice_group, email, sms, chosen_at)
  SELECT c.user_id, 'usage', bool_or(l.notice_channel = 'email'), true, now()
    FROM line_usage l JOIN contract c ON c.id = l.contract_id
   GROUP BY c.user_id HAVING bool_or(l.notice_channel = 'sms');
`,
};
