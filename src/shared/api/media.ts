import { mediaCategories } from '../enums.ts';
import { byName } from './catalogue.ts';
import { operations } from './operation.ts';
import {
  integer,
  list,
  moment,
  object,
  oneOf,
  optional,
  orNull,
  type Static,
  shortText,
  text,
  uuid,
} from './shapes.ts';

const category = oneOf(...mediaCategories);

/** An article as lists show it, in the language of the request. */
const mediaTeaser = object({
  id: uuid,
  slug: text,
  category,
  publishedAt: moment,
  title: text,
  teaser: text,
  picture: object({ url: text, alt: text }),
  readingMinutes: integer,
});

/** The body is Markdown with the few signs of `src/shared/markdown.ts`. */
const mediaContent = object({ ...mediaTeaser.properties, body: text });

export type MediaTeaser = Static<typeof mediaTeaser>;
export type MediaContent = Static<typeof mediaContent>;

const contents = list(mediaTeaser);

export const mediaApi = operations({
  /** Newest first; `nextPage` is null on the last page. */
  'GET /api/media-contents': {
    query: object({
      category: optional(category),
      page: optional(shortText(2, { pattern: '^([1-9]|[1-4][0-9]|50)$' })),
      size: optional(shortText(2, { pattern: '^([1-9]|1[0-9]|2[0-4])$' })),
    }),
    answer: object({ contents, nextPage: orNull(integer) }),
  },
  /** The newest few, for a place beside other things. */
  'GET /api/media-contents/news': { answer: object({ contents }) },
  'GET /api/media-contents/:id': {
    params: byName,
    answer: object({ content: mediaContent, related: contents }),
  },
  /** The categories that have an article now. */
  'GET /api/categories': { answer: object({ categories: list(object({ id: category, name: text })) }) },
});
