import type { Api } from '../../../shared/api/api.ts';
import type { MediaTeaser } from '../../../shared/api/media.ts';
import type { PayloadOf } from '../../../shared/api/operation.ts';
import { type MediaCategory, mediaCategories } from '../../../shared/enums.ts';
import type { Lang } from '../../../shared/language.ts';
import { LAST_PAGE } from '../../../shared/news.ts';
import type { TeamId } from '../../../shared/teams.ts';
import { problem } from '../../errors/problem.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { findContent, listContents, type StoredContent, usedCategories } from './media.repository.ts';
import { readingMinutes } from './reading-time.ts';

interface Reader {
  team: TeamId;
  lang: Lang;
}

interface Asked {
  category?: MediaCategory;
  page?: string;
  size?: string;
}

/** One article at the top and twelve in rows of two and three. */
const pageSize = 13;
const relatedCount = 3;

/** A page of the articles, newest first. One more is read, to know whether another page follows. */
export async function contentsFor(
  deps: AppDeps,
  reader: Reader,
  asked: Asked,
): Promise<PayloadOf<Api['GET /api/media-contents']>> {
  const page = Number(asked.page ?? 1);
  const size = Number(asked.size ?? pageSize);
  const part = { category: asked.category, after: (page - 1) * size, count: size + 1 };
  const found = await listContents(deps.db, readershipOf(deps, reader), part);
  const isLast = found.length <= size || page === LAST_PAGE;
  return { contents: found.slice(0, size).map(viewOf(reader)), nextPage: isLast ? null : page + 1 };
}

export async function newestFor(deps: AppDeps, reader: Reader, count: number): Promise<MediaTeaser[]> {
  const found = await listContents(deps.db, readershipOf(deps, reader), { after: 0, count });
  return found.map(viewOf(reader));
}

/** @throws Problem 1015 for an unknown article, and for one that is not published yet */
export async function contentFor(
  deps: AppDeps,
  reader: Reader,
  idOrSlug: string,
): Promise<PayloadOf<Api['GET /api/media-contents/:id']>> {
  const content = await findContent(deps.db, readershipOf(deps, reader), idOrSlug);
  if (!content) throw problem(1015);
  const related = await relatedTo(deps, reader, content);
  return {
    content: { ...viewOf(reader)(content), body: content.body },
    related: related.map(viewOf(reader)),
  };
}

export async function categoriesFor(
  deps: AppDeps,
  reader: Reader,
): Promise<PayloadOf<Api['GET /api/categories']>['categories']> {
  const used = await usedCategories(deps.db, readershipOf(deps, reader), mediaCategories);
  return used.map((id) => ({ id, name: deps.words.text(reader.lang, `media.page.category.${id}`) }));
}

/** The newest others of the same category; where it has too few, the newest of all. */
async function relatedTo(
  deps: AppDeps,
  reader: Reader,
  { id, category }: StoredContent,
): Promise<StoredContent[]> {
  const newest = (part: { category?: MediaCategory }, count: number) =>
    listContents(deps.db, readershipOf(deps, reader), { ...part, after: 0, count });
  const alike = (await newest({ category }, relatedCount + 1)).filter((other) => other.id !== id);
  if (alike.length >= relatedCount) return alike.slice(0, relatedCount);
  const known = new Set([id, ...alike.map((other) => other.id)]);
  const others = await newest({}, relatedCount + known.size);
  return [...alike, ...others.filter((other) => !known.has(other.id))].slice(0, relatedCount);
}

function readershipOf({ clock }: AppDeps, { team, lang }: Reader) {
  return { team, lang, now: clock() };
}

function viewOf({ team }: Reader) {
  return ({
    id,
    slug,
    category,
    publishedAt,
    title,
    teaser,
    picture,
    alt,
    body,
  }: StoredContent): MediaTeaser => ({
    id,
    slug,
    category,
    publishedAt: publishedAt.toISOString(),
    title,
    teaser,
    picture: { url: `/images/${team}/news/${picture}.svg`, alt },
    readingMinutes: readingMinutes(body),
  });
}
