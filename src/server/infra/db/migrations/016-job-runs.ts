import type { Migration } from '../migration.ts';

/** The process that now runs a repeated job, and how the last run ended (`src/server/infra/jobs`). */
export const jobRuns: Migration = {
  id: '016-job-runs',
  sql: `
CREATE TABLE job_run (
  name text PRIMARY KEY,
  holder uuid NOT NULL,
  held_until timestamptz NOT NULL,
  started_at timestamptz NOT NULL,
  outcome text CHECK (outcome IN ('ok', 'failed')),
  ms integer
);
`,
};
