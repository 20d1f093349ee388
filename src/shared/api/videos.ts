import { langs } from '../language.ts';
import { operations } from './operation.ts';
import {
  exactly,
  integer,
  list,
  moment,
  object,
  oneOf,
  optional,
  type Static,
  seconds,
  shortText,
  text,
  uuid,
} from './shapes.ts';

/** A video as lists show it, in the language of the request. */
const videoTeaser = object({
  id: uuid,
  slug: text,
  publishedAt: moment,
  title: text,
  teaser: text,
  seconds: integer,
  poster: object({ url: text, alt: text }),
});

/** Its clip is silent; captions and transcript say what it shows. Times count from the beginning. */
const video = object({
  ...videoTeaser.properties,
  file: object({ url: text, type: exactly('video/mp4') }),
  captions: list(object({ lang: oneOf(...langs), url: text })),
  transcript: list(object({ from: seconds, to: seconds, text })),
});

export type VideoTeaser = Static<typeof videoTeaser>;
export type Video = Static<typeof video>;

const videos = list(videoTeaser);

export const videosApi = operations({
  /** One by its id or slug, else the newest, with the newest others. */
  'GET /api/video': {
    query: object({ id: optional(shortText(64, { pattern: '^[A-Za-z0-9_-]+$' })) }),
    answer: object({ video, others: videos }),
  },
  /** All, newest first. */
  'GET /api/video/list': { answer: object({ videos }) },
  /** The newest few, for a place beside other things. */
  'GET /api/video/new': { answer: object({ videos }) },
});
