import type { Migration } from '../migration.ts';

/** Shops of a team. They come by the import and hold nothing of a person. */
export const shops: Migration = {
  id: '056-shops',
  sql: `
CREATE TABLE shop (
  id uuid PRIMARY KEY,
  team text NOT NULL,
  external_id text NOT NULL,
  slug text NOT NULL, -- in the address of its page
  name text NOT NULL,
  street text NOT NULL,
  house_number text NOT NULL,
  postal_code text NOT NULL,
  town text NOT NULL,
  lat double precision NOT NULL,
  lng double precision NOT NULL,
  phone text, -- null: the hotline answers for it
  hours jsonb NOT NULL, -- spans by weekday
  services text[] NOT NULL,
  languages text[] NOT NULL,
  CONSTRAINT shop_external_id UNIQUE (team, external_id),
  CONSTRAINT shop_slug UNIQUE (team, slug)
);
`,
};
