import {
  anyObject,
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

/** Calls by which the staff write a change set. */

/** An example that a file lacks, as JSON. */
const exampleOffer = object({ file: text, list: oneOf('valid', 'invalid'), entry: text });
export type ExampleOffer = Static<typeof exampleOffer>;

/** What is wrong in the files of definitions: at its place, and where the same is wrong besides. */
export const definitionFault = object({
  file: text,
  pointer: optional(text),
  sentence: text,
  /** `file#pointer`. */
  also: optional(list(text)),
  /** Examples that mend it. */
  offers: optional(list(exampleOffer)),
});
export type DefinitionFault = Static<typeof definitionFault>;

export const judgedView = object({
  isSound: boolean,
  /** Faults, remarks and how much was looked at, a line each. */
  lines: list(text),
  faults: list(definitionFault),
  /** What people would notice of it, a line each: those of a part are indented below its name. */
  impact: list(text),
});
export type JudgedView = Static<typeof judgedView>;

/** A word of customers; null: there is none. */
const inBoth = object({ de: orNull(text), tr: orNull(text) });

const fieldOutline = object({
  path: list(text),
  pointer: text,
  piece: orNull(text),
  places: list(object({ file: text, at: list(text) })),
  isSection: boolean,
  label: inBoth,
});
export type FieldOutlineView = Static<typeof fieldOutline>;

const formOutline = object({
  id: text,
  title: inBoth,
  /** Of the page that it stands on. */
  pageTitle: inBoth,
  fields: list(fieldOutline),
});
export type FormOutlineView = Static<typeof formOutline>;

export const draftTree = object({
  id: integer,
  /** It can be written. */
  isDraft: boolean,
  /** It is neither in force nor over. */
  isTalkedAbout: boolean,
  reason: text,
  forms: list(formOutline),
  /** All files of definitions as the draft has them. */
  files: list(text),
  /** The digest of each file, by its path. */
  digests: anyObject<string>(),
  /** Another one as soon as anything of it is another one. */
  state: text,
  /** Those that it changes. */
  changed: list(text),
  /** Those of them that another release has changed since. */
  late: list(text),
  /** The proof of what it holds now; null: it was not judged since it was written. */
  judged: orNull(judgedView),
});
export type DraftTree = Static<typeof draftTree>;

/** Whether anything of a draft has changed: a page asks it again and again. */
export const draftState = object({ state: text });
export type DraftStateView = Static<typeof draftState>;

export const MOST_BYTES = 1024 * 1024;
/** A body may hold as many files as are changed together. */
export const MOST_BYTES_OF_BODY = 4 * MOST_BYTES;

const path = shortText(200);
/** Null: there is no such file. */
const digest = orNull(shortText(64));

export const draftFileQuery = object({ path });
export const draftFileView = object({ path: text, text: orNull(text), digest });
export type DraftFileView = Static<typeof draftFileView>;

export const draftBeginning = object({ reason: shortText(500) });
/** Not begun: sentences say why, in English. */
export const draftBegun = object({ id: orNull(integer), sentences: list(text) });
export type DraftBegun = Static<typeof draftBegun>;

export const draftWriting = object({
  files: list(
    object({
      path,
      /** Of what was read. */
      digest,
      /** Null: as it is published. */
      text: orNull(shortText(MOST_BYTES)),
    }),
    { maxItems: 50 },
  ),
});
export type DraftWriting = Static<typeof draftWriting>;

/** Not done: what others have written meanwhile, beside which the person's own stays. */
export const draftWritten = object({
  isDone: boolean,
  sentences: list(text),
  conflicts: list(draftFileView),
});
export type DraftWritten = Static<typeof draftWritten>;

export const draftJudged = object({ judged: orNull(judgedView), sentences: list(text) });
export type DraftJudged = Static<typeof draftJudged>;

export const fieldUsesQuery = object({ form: shortText(200), pointer: shortText(400) });
const fieldName = object({ form: text, pointer: text });
export const fieldUsesView = object({
  /** What code reads the field for, and where: `mail orderReceived`. */
  readings: list(object({ purpose: text, readers: list(text) })),
  /** Fields of other forms that write the same column. */
  alsoWritten: list(object({ form: text, pointer: text, column: text })),
  /** The column that keeps what no code reads. */
  keptIn: orNull(text),
  pages: list(text),
  steps: list(object({ flow: text, step: text })),
  /** Rules of the form that look at it. */
  asks: list(
    object({
      kind: oneOf('condition', 'rule', 'formula'),
      /** The field or section whose rules these are. */
      at: list(text),
      keyword: text,
      file: text,
      pointer: text,
    }),
  ),
  /** Fields that are made of the same shared piece. */
  samePiece: list(fieldName),
});
export type FieldUsesView = Static<typeof fieldUsesView>;
