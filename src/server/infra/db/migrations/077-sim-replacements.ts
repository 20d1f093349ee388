import type { Migration } from '../migration.ts';

/** An eSIM that takes the place of a line's SIM, after a proof and a time in which its customer can still cancel. */
export const simReplacements: Migration = {
  id: '077-sim-replacements',
  sql: `
CREATE TABLE sim_replacement (
  id uuid PRIMARY KEY,
  contract_id uuid NOT NULL REFERENCES contract (id),
  user_id uuid NOT NULL REFERENCES users (id),
  state text NOT NULL CHECK (state IN ('asked', 'proved', 'active', 'cancelled')),
  confirm_hash text, -- of the link by e-mail; null when a code proved it
  cancel_hash text, -- of the link in the notices
  created_at timestamptz NOT NULL,
  due_at timestamptz, -- from then on the new eSIM is the line's
  closes_at timestamptz, -- the end of its link while it is only asked for, or when it was done or cancelled
  CHECK ((state = 'proved') = (closes_at IS NULL)),
  CHECK (state NOT IN ('proved', 'active') OR (due_at IS NOT NULL AND cancel_hash IS NOT NULL))
);
CREATE UNIQUE INDEX sim_replacement_open ON sim_replacement (contract_id) WHERE state IN ('asked', 'proved');
CREATE UNIQUE INDEX sim_replacement_confirm ON sim_replacement (confirm_hash) WHERE confirm_hash IS NOT NULL;
CREATE UNIQUE INDEX sim_replacement_cancel ON sim_replacement (cancel_hash) WHERE cancel_hash IS NOT NULL;
CREATE INDEX sim_replacement_due ON sim_replacement (due_at) WHERE state = 'proved';
CREATE INDEX sim_replacement_closes ON sim_replacement (closes_at) WHERE closes_at IS NOT NULL;
CREATE INDEX sim_replacement_contract ON sim_replacement (contract_id);

-- A SIM whose place another one took belongs to no order, and is never given again.
ALTER TABLE sim_card DROP CONSTRAINT sim_card_place_check;
ALTER TABLE sim_card ADD CONSTRAINT sim_card_place_check CHECK (place IN ('stock', 'shop', 'replaced'));

ALTER TABLE otp_challenge DROP CONSTRAINT otp_challenge_purpose_check;
ALTER TABLE otp_challenge ADD CONSTRAINT otp_challenge_purpose_check
  CHECK (purpose IN ('phone', 'reset', 'stepUp', 'simReplacement'));

ALTER TABLE network_task DROP CONSTRAINT network_task_act_check;
ALTER TABLE network_task ADD CONSTRAINT network_task_act_check
  CHECK (act IN ('activate', 'changePlan', 'changeSim', 'block', 'unblock', 'bar', 'grant', 'endGrant'));
`,
};
