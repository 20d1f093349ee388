import type { Migration } from '../migration.ts';

/** What a customer has barred for a line (§ 61 TKG): numbers that cost, abroad, services of third parties on the bill. */
export const barrings: Migration = {
  id: '076-barrings',
  sql: `
CREATE TABLE line_barring (
  contract_id uuid NOT NULL REFERENCES contract (id),
  range text NOT NULL CHECK (range IN ('premium', 'televoting', 'directory', 'abroad', 'thirdParty')),
  since timestamptz NOT NULL,
  PRIMARY KEY (contract_id, range)
);

ALTER TABLE network_task DROP CONSTRAINT network_task_act_check;
ALTER TABLE network_task ADD CONSTRAINT network_task_act_check
  CHECK (act IN ('activate', 'changePlan', 'block', 'unblock', 'bar', 'grant', 'endGrant'));
`,
};
