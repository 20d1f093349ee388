import type { Migration } from '../migration.ts';

/** Articles of the news. They are read newest first, all together or those of one category. */
export const media: Migration = {
  id: '053-media',
  sql: `
CREATE TABLE media_content (
  id uuid PRIMARY KEY,
  team text NOT NULL,
  slug text NOT NULL,
  external_id text NOT NULL,
  category text NOT NULL CHECK (category IN ('matchday', 'tips', 'travel', 'jersey', 'fans')),
  published_at timestamptz NOT NULL, -- nobody sees it before
  picture text NOT NULL, -- public/images/<team>/news/<picture>.svg
  words jsonb NOT NULL, -- {de: {title, teaser, alt, body}, tr: …}; the body is Markdown
  CONSTRAINT media_content_slug UNIQUE (team, slug),
  CONSTRAINT media_content_external_id UNIQUE (team, external_id)
);
CREATE INDEX media_content_newest ON media_content (team, published_at DESC, id);
CREATE INDEX media_content_category ON media_content (team, category, published_at DESC, id);
`,
};
