import { integer, list, moment, object, oneOf, orNull, type Static, text } from './shapes.ts';

/** What the staff are told of what was. */

const fieldChange = object({
  kind: oneOf('rule', 'layout', 'word', 'example'),
  /** A keyword, `de label`, or whether an example is accepted. */
  name: text,
  before: orNull(text),
  after: orNull(text),
});

/** The releases that made something else of a field, the newest first. */
export const fieldLifeView = list(
  object({
    id: integer,
    number: integer,
    kind: oneOf('change', 'folder', 'rollback'),
    at: moment,
    author: text,
    reason: text,
    parts: list(fieldChange),
  }),
);
export type FieldLifeView = Static<typeof fieldLifeView>;
