import { LONGEST_QUESTION, searchKinds } from '../search.ts';
import { operations } from './operation.ts';
import {
  boolean,
  integer,
  list,
  object,
  oneOf,
  optional,
  orNull,
  type Static,
  shortText,
  text,
} from './shapes.ts';

/** A piece of a text; the marked ones are what was asked for. */
const piece = object({ text, isMarked: boolean });

const hit = object({
  /** A path of ours without language, perhaps with an anchor. */
  path: text,
  title: list(piece),
  /** Beside the title: a price, a day, where it belongs. */
  note: orNull(text),
  /** The part of its text that fits best. */
  extract: list(piece),
});

/** `total` counts more than `hits` shows. */
const group = object({ kind: oneOf(...searchKinds), total: integer, hits: list(hit) });

export type TextPiece = Static<typeof piece>;
export type SearchHit = Static<typeof hit>;
export type SearchGroup = Static<typeof group>;

export const searchApi = operations({
  /** Everything that is published now, in the language of the request. Without a question nothing is found. */
  'GET /api/search': {
    query: object({ q: optional(shortText(LONGEST_QUESTION)) }),
    answer: object({ total: integer, groups: list(group) }),
  },
});
