import { integer, list, object, oneOf, optional, orNull, type Static, shortText, text } from './shapes.ts';

/** Calls by which the staff see which rule hurts: counters alone, without persons. */

/** Time ranges, in days. */
export const figureRanges = [7, 30, 90] as const;

export const figuresQuery = object({
  days: oneOf(...figureRanges.map(String)),
  team: optional(shortText(40)),
  release: optional(shortText(9, { pattern: '^\\d{1,9}$' })),
});
export type FiguresQuery = Static<typeof figuresQuery>;

/** How often a rule has refused a field. */
const ruleFigures = object({
  rule: text,
  /** In the browser, when the field was left or the form was to be sent: once for each form that was begun. */
  stopped: integer,
  /** By the server, in what was sent. */
  refused: integer,
});
export type RuleFigures = Static<typeof ruleFigures>;

const fieldFigures = object({
  pointer: text,
  /** In German, as it is in force now; null: it is no field any more, or has none. */
  label: orNull(text),
  /** How often it was the last one that was touched before a person left without sending. */
  left: integer,
  rules: list(ruleFigures),
});
export type FieldFigures = Static<typeof fieldFigures>;

const formFigures = object({
  form: text,
  title: orNull(text),
  began: integer,
  left: integer,
  passed: integer,
  refused: integer,
  fields: list(fieldFigures),
});
export type FormFigures = Static<typeof formFigures>;

export const figuresView = object({
  /** The first day, in Berlin. */
  since: text,
  /** What there are figures of in these days. */
  teams: list(text),
  /** The newest first; 0: the files of a folder. */
  releases: list(integer),
  /** Those with figures, by name. */
  forms: list(formFigures),
});
export type FiguresView = Static<typeof figuresView>;
