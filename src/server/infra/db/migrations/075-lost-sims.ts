import type { Migration } from '../migration.ts';

/** A SIM that its customer has reported as lost; one that is blocked because its line has ended has no such moment. */
export const lostSims: Migration = {
  id: '075-lost-sims',
  sql: `
ALTER TABLE sim_card ADD COLUMN lost_at timestamptz;
ALTER TABLE sim_card ADD CONSTRAINT sim_card_lost CHECK (lost_at IS NULL OR state = 'blocked');
`,
};
