import type { Migration } from '../migration.ts';

/** Badges that customers have earned: each once. */
export const badges: Migration = {
  id: '072-badges',
  sql: `
CREATE TABLE badge_earned (
  user_id uuid NOT NULL REFERENCES users (id),
  badge text NOT NULL,
  earned_at timestamptz NOT NULL,
  told_at timestamptz, -- when the customer was shown it
  CONSTRAINT badge_earned_once PRIMARY KEY (user_id, badge)
);
`,
};
