import type { Lang } from '../../../shared/language.ts';
import type { TeamId } from '../../../shared/teams.ts';
import { isUuid } from '../../../shared/uuid.ts';
import type { Queryable } from '../../infra/db/queryable.ts';

/** A caption in one language; times are seconds from the beginning. */
export interface StoredCaption {
  from: number;
  to: number;
  text: string;
}

/** A video in one language. */
export interface StoredVideo {
  id: string;
  slug: string;
  publishedAt: Date;
  clip: string;
  seconds: number;
  title: string;
  teaser: string;
  alt: string;
  captions: StoredCaption[];
}

/** Who watches, and when: what is published later does not exist yet. */
export interface Audience {
  team: TeamId;
  lang: Lang;
  now: Date;
}

const inLanguage = (lang: '$1' | '$2') => `(SELECT jsonb_agg(jsonb_build_object(
    'from', one -> 'from', 'to', one -> 'to', 'text', one -> ${lang}) ORDER BY place)
    FROM jsonb_array_elements(captions) WITH ORDINALITY AS all_of (one, place))`;

const columns = `id, slug, published_at AS "publishedAt", clip, seconds, words -> $2 ->> 'title' AS title,
  words -> $2 ->> 'teaser' AS teaser, words -> $2 ->> 'alt' AS alt, ${inLanguage('$2')} AS captions`;

/** The newest published videos of a team. */
export function listVideos(
  db: Queryable,
  { team, lang, now }: Audience,
  count: number,
): Promise<StoredVideo[]> {
  return db.query<StoredVideo>(
    `SELECT ${columns} FROM video WHERE team = $1 AND published_at <= $3
      ORDER BY published_at DESC, id LIMIT $4`,
    [team, lang, now, count],
  );
}

/** A published video by its id or slug. */
export async function findVideo(
  db: Queryable,
  { team, lang, now }: Audience,
  name: string,
): Promise<StoredVideo | undefined> {
  const place = isUuid(name) ? 'id' : 'slug';
  const rows = await db.query<StoredVideo>(
    `SELECT ${columns} FROM video WHERE team = $1 AND published_at <= $3 AND ${place} = $4`,
    [team, lang, now, name],
  );
  return rows[0];
}

/** The captions of a published video of any team. */
export async function captionsOf(
  db: Queryable,
  { lang, now }: Omit<Audience, 'team'>,
  id: string,
): Promise<StoredCaption[] | undefined> {
  const rows = await db.query<{ captions: StoredCaption[] }>(
    `SELECT ${inLanguage('$1')} AS captions FROM video WHERE id = $3 AND published_at <= $2`,
    [lang, now, id],
  );
  return rows[0]?.captions;
}
