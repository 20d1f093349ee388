import type { FormValues } from './form-script.ts';

/**
 * The hidden fields of a form that can be sent without scripts. No field of a form has a colon in its name.
 * `key` is one showing of the form, `version` the definition that it was filled in under.
 */
export const hiddenName = { form: ':form', key: ':key', version: ':version' } as const;

/** The name in a page's address of a form that was taken: an id, and nothing about a person. */
export const SENT = 'sent';

/** Says in a page's address that it is to be drawn as for a guest, also where the browser may be signed in. */
export const AS_GUEST = 'guest';

/** What became of a form that was sent without scripts, for the page that shows it. */
export type PostedForm = RefusedForm | TakenForm;

/** It comes back with what was typed, passwords apart. */
export interface RefusedForm {
  form: string;
  values: FormValues;
  /** By JSON pointer; an empty one belongs to no field. */
  errors: { path: string; message: string; rule?: string }[];
}

export interface TakenForm {
  form: string;
  /** What the call of the API would have answered. */
  answer: unknown;
}
