import type { Migration } from '../migration.ts';

/** What we owe outside systems, what they have told us, and who is a customer of the billing system. */
export const outsideSystems: Migration = {
  id: '027-outside-systems',
  sql: `
-- Something that an outside system must be told; written in the transaction of its cause, and tried until it is done.
CREATE TABLE system_task (
  kind text NOT NULL,
  subject text NOT NULL, -- our id of the thing
  payload jsonb NOT NULL, -- erased when it is done
  attempts int NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  next_attempt_at timestamptz NOT NULL,
  done_at timestamptz,
  PRIMARY KEY (kind, subject)
);
CREATE INDEX system_task_due ON system_task (next_attempt_at) WHERE done_at IS NULL;
CREATE INDEX system_task_done ON system_task (done_at) WHERE done_at IS NOT NULL;

-- News that has been taken: a system may send it again.
CREATE TABLE system_event (
  system text NOT NULL,
  id text NOT NULL,
  type text NOT NULL,
  received_at timestamptz NOT NULL,
  PRIMARY KEY (system, id)
);
CREATE INDEX system_event_received ON system_event (received_at);

ALTER TABLE delivery ADD COLUMN asked_at timestamptz; -- when the carrier was last asked

CREATE TABLE billing_customer (
  user_id uuid PRIMARY KEY REFERENCES users (id),
  state text NOT NULL CHECK (state IN ('pending', 'created', 'refused')),
  attempts int NOT NULL DEFAULT 0,
  next_attempt_at timestamptz, -- while pending
  created_at timestamptz NOT NULL,
  CHECK ((state = 'pending') = (next_attempt_at IS NOT NULL))
);
CREATE INDEX billing_customer_pending ON billing_customer (next_attempt_at) WHERE state = 'pending';
-- Who has ordered before is told to the billing system now.
INSERT INTO billing_customer (user_id, state, next_attempt_at, created_at)
SELECT DISTINCT ON (user_id) user_id, 'pending', now(), now() FROM orders;
`,
};
