import {
  boolean,
  integer,
  list,
  moment,
  object,
  oneOf,
  orNull,
  type Static,
  shortText,
  text,
} from './shapes.ts';

/** Calls by which the staff talk about a field of a change set. */

const commentEvents = ['said', 'resolved', 'reopened'] as const;
const MOST_LETTERS = 2000;

const entry = object({
  id: integer,
  at: moment,
  /** The name of the person. */
  by: text,
  event: oneOf(...commentEvents),
  /** Null: the thread was only closed or opened. */
  text: orNull(text),
});

const threadView = object({
  form: text,
  /** Empty: the form as a whole. */
  pointer: text,
  isOpen: boolean,
  /** The first one first. */
  entries: list(entry),
});
export type ThreadView = Static<typeof threadView>;
/** Those of a change set. */
export const threadsView = list(threadView);

const place = {
  form: shortText(200, { minLength: 1 }),
  pointer: shortText(400, { pattern: '^(/.*)?$' }),
};

export const commentSaid = object({
  ...place,
  text: shortText(MOST_LETTERS, { pattern: '\\S' }),
});
export type CommentSaid = Static<typeof commentSaid>;
export const threadSettled = object({ ...place, isOpen: boolean });
export type ThreadSettled = Static<typeof threadSettled>;
