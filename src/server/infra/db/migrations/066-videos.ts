import type { Migration } from '../migration.ts';

/** Clips of each brand. They are read newest first. */
export const videos: Migration = {
  id: '066-videos',
  sql: `
CREATE TABLE video (
  id uuid PRIMARY KEY,
  team text NOT NULL,
  slug text NOT NULL,
  external_id text NOT NULL,
  published_at timestamptz NOT NULL, -- nobody sees it before
  clip text NOT NULL, -- public/images/<team>/videos/<clip>.mp4, and its poster <clip>.svg
  seconds int NOT NULL CHECK (seconds > 0),
  words jsonb NOT NULL, -- {de: {title, teaser, alt}, tr: …}
  captions jsonb NOT NULL, -- [{from, to, de, tr}]: seconds from the beginning, and what is shown meanwhile
  CONSTRAINT video_slug UNIQUE (team, slug),
  CONSTRAINT video_external_id UNIQUE (team, external_id)
);
CREATE INDEX video_newest ON video (team, published_at DESC, id);
`,
};
