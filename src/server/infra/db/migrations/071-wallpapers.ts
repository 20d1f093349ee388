import type { Migration } from '../migration.ts';

/** Wallpapers of each brand as goods, who has got which, and those that a customer has won. */
export const wallpapers: Migration = {
  id: '071-wallpapers',
  sql: `
CREATE TABLE wallpaper (
  id uuid PRIMARY KEY,
  team text NOT NULL,
  slug text NOT NULL,
  motif text NOT NULL, -- the drawing
  place int NOT NULL, -- the first one is 1
  badge text, -- of a badge: only customers who have it get the wallpaper
  is_prize boolean NOT NULL DEFAULT false, -- only customers who have won it get it
  words jsonb NOT NULL, -- {de: {title, alt}, tr: …}
  CONSTRAINT wallpaper_slug UNIQUE (team, slug),
  CHECK (badge IS NULL OR NOT is_prize)
);
CREATE INDEX wallpaper_places ON wallpaper (team, place, slug);

CREATE TABLE wallpaper_download (
  user_id uuid NOT NULL REFERENCES users (id),
  wallpaper_id uuid NOT NULL REFERENCES wallpaper (id),
  first_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, wallpaper_id)
);

CREATE TABLE wallpaper_prize (
  user_id uuid NOT NULL REFERENCES users (id),
  wallpaper_id uuid NOT NULL REFERENCES wallpaper (id),
  won_by uuid NOT NULL, -- the play
  won_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, wallpaper_id),
  CONSTRAINT wallpaper_prize_once UNIQUE (won_by)
);
`,
};
