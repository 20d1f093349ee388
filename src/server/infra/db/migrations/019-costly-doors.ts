import type { Migration } from '../migration.ts';

/**
 * How often costly acts were done: codes, mails, PDFs, holds (`src/server/infra/budgets`). Codes end in the outbox, and a
 * payment link is stored as its hash.
 */
export const costlyDoors: Migration = {
  id: '019-costly-doors',
  sql: `
CREATE TABLE budget (
  name text NOT NULL,
  key text NOT NULL, -- whom it counts: an address, a guest, a phone; empty: everybody
  spent int NOT NULL,
  most int NOT NULL,
  ends_at timestamptz NOT NULL,
  PRIMARY KEY (name, key),
  CONSTRAINT budget_kept CHECK (spent > 0)
);
CREATE INDEX budget_ends ON budget (ends_at);

ALTER TABLE outbox ADD COLUMN expires_at timestamptz; -- a code's end; afterwards it is not sent
UPDATE outbox SET expires_at = created_at + interval '5 minutes' WHERE template = 'otp';
CREATE INDEX outbox_expires ON outbox (expires_at) WHERE expires_at IS NOT NULL;

-- The id was the link's secret part.
UPDATE payment_link
   SET id = translate(encode(sha256(convert_to(id, 'UTF8')), 'base64'), '+/=', '-_');
`,
};
