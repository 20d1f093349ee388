import {
  boolean,
  list,
  moment,
  object,
  oneOf,
  optional,
  orNull,
  type Static,
  shortText,
  text,
} from './shapes.ts';

/** Calls about a link by which a person without a sign-in sees a draft. */

/** Not done: sentences say why, in English. */
export const draftLinkView = object({
  isDone: boolean,
  sentences: list(text),
  /** From the beginning of the address on; null: none was made. */
  path: orNull(text),
  until: orNull(moment),
});
export type DraftLinkView = Static<typeof draftLinkView>;

/** What a page of a draft shows. */
export const sharedLook = object({
  form: optional(shortText(120)),
  lang: optional(oneOf('de', 'tr')),
  theme: optional(oneOf('dark', 'light')),
});
export type SharedLook = Static<typeof sharedLook>;
