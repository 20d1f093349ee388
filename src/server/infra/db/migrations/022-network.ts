import type { Migration } from '../migration.ts';

/** What the network must still be told, and what the simulated network remembers. */
export const network: Migration = {
  id: '022-network',
  sql: `
-- Written in the transaction of its cause; the network hears of it afterwards, for each line in this order.
CREATE TABLE network_task (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  line_id uuid NOT NULL,
  act text NOT NULL CHECK (act IN ('activate', 'block', 'unblock', 'grant', 'endGrant')),
  input jsonb NOT NULL,
  attempts int NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL,
  done_at timestamptz
);
CREATE INDEX network_task_due ON network_task (next_attempt_at, id) WHERE done_at IS NULL;
CREATE INDEX network_task_line ON network_task (line_id, id) WHERE done_at IS NULL;
CREATE INDEX network_task_done ON network_task (done_at) WHERE done_at IS NOT NULL;

-- Only of the simulated network: when a line works, and what it was granted.
CREATE TABLE simulated_line_span (
  line_id uuid NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz,
  PRIMARY KEY (line_id, starts_at)
);
CREATE UNIQUE INDEX simulated_line_open ON simulated_line_span (line_id) WHERE ends_at IS NULL;
CREATE TABLE simulated_grant (
  id uuid PRIMARY KEY,
  line_id uuid NOT NULL,
  kind text NOT NULL,
  zones text[] NOT NULL,
  amount int NOT NULL CHECK (amount >= 0),
  starts_at timestamptz NOT NULL,
  ends_on date NOT NULL,
  ended_at timestamptz
);
CREATE INDEX simulated_grant_line ON simulated_grant (line_id);

-- Lines that work already.
INSERT INTO network_task (line_id, act, input, next_attempt_at)
SELECT id, 'activate', jsonb_build_object('lineId', id, 'msisdn', msisdn, 'at', activated_at), activated_at
  FROM contract WHERE activated_at IS NOT NULL AND closed_at IS NULL ORDER BY activated_at;
`,
};
