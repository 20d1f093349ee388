import type { Migration } from '../migration.ts';

/** Offers for some time, each with a coupon that an order takes. */
export const campaigns: Migration = {
  id: '058-campaigns',
  sql: `
CREATE TABLE campaign (
  id uuid PRIMARY KEY,
  team text NOT NULL,
  slug text NOT NULL,
  external_id text NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL, -- the first moment after it
  coupon_code text,
  tariff_types text[], -- null: all of private customers
  words jsonb NOT NULL,
  CONSTRAINT campaign_slug UNIQUE (team, slug),
  CONSTRAINT campaign_external_id UNIQUE (team, external_id) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT campaign_times CHECK (starts_at < ends_at)
);
`,
};
