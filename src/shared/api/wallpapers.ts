import { operations } from './operation.ts';
import {
  boolean,
  degrees,
  integer,
  list,
  object,
  oneOf,
  optional,
  orNull,
  type Static,
  shortText,
  text,
  uuid,
} from './shapes.ts';

/** Where a drawing has room for a name or a number, in its field of 1080 × 2400. */
const printPlace = object({
  what: oneOf('name', 'number'),
  x: integer,
  y: integer,
  size: integer,
  width: integer,
  fill: text,
  outline: optional(text),
  outlineWidth: optional(integer),
  rotate: optional(degrees),
  spacing: optional(integer),
  water: optional(text),
});

/** A wallpaper as everybody sees it, in the language of the request. */
const wallpaper = object({
  id: uuid,
  slug: text,
  title: text,
  /** What it shows. */
  alt: text,
  /** The address of a small picture without print. */
  preview: text,
  /** The badge that opens it. */
  badge: orNull(text),
  /** It is won in a game. */
  isPrize: boolean,
  /** The clock of a phone must be dark on it. */
  isLight: boolean,
  /** Empty where nothing is printed. */
  places: list(printPlace),
});
export type Wallpaper = Static<typeof wallpaper>;

export const wallpapersApi = operations({
  'GET /api/wallpaper': { answer: object({ wallpapers: list(wallpaper) }) },
  'GET /api/wallpaper/:id': {
    params: object({ id: shortText(64, { pattern: '^[A-Za-z0-9_-]+$' }) }),
    answer: object({ wallpaper }),
  },
  /** The ids of those that the customer can get, and of those that the customer has got. */
  'GET /api/wallpaper/me': { answer: object({ open: list(uuid), taken: list(uuid) }) },
});
