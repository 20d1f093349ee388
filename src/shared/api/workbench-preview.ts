import {
  anything,
  boolean,
  integer,
  list,
  object,
  optional,
  orNull,
  type Static,
  shortText,
  text,
} from './shapes.ts';
import { definitionFault, MOST_BYTES } from './workbench-drafts.ts';

/** Calls by which the staff see what a draft would be, as it is typed: nothing of it is stored. */

/** What a person has made of files since they were saved. */
const typed = list(object({ path: shortText(200), text: shortText(MOST_BYTES) }), { maxItems: 50 });
const name = shortText(120);

/** The product's languages. */
const both = object({ de: text, tr: text });
/** Those of the workbench besides. */
const said = object({ de: text, tr: text, en: text });
export type SaidView = Static<typeof said>;

export const previewAsked = object({
  form: name,
  /** The pointer of the field whose sentences are asked for. */
  field: optional(shortText(400)),
  /** Its examples are judged, too: that takes longer. */
  judges: optional(boolean),
  files: typed,
});
export type PreviewAsked = Static<typeof previewAsked>;

const previewRule = object({ rule: text, limit: both, condition: said, words: both });
const previewField = object({
  pointer: text,
  columns: list(text),
  days: orNull(integer),
  readers: list(text),
  isSecret: boolean,
  /** Of the field that was asked for. */
  rules: optional(list(previewRule)),
});
/** A rule with its limit in words, such as a pattern's, and its sentences. */
export type PreviewRuleView = Static<typeof previewRule>;
export type PreviewFieldView = Static<typeof previewField>;

const previewExample = object({ name: optional(text), data: anything, order: optional(anything) });
export type PreviewExampleView = Static<typeof previewExample>;

/** Of each entry the sentences about it; without one it holds. */
const entries = list(list(text));
const judgedExamples = object({ file: text, valid: entries, invalid: entries });
export type JudgedExamplesView = Static<typeof judgedExamples>;

export const previewView = object({
  /** Null: faults keep it from being shown. */
  form: orNull(
    object({
      version: text,
      /** The addresses of what a browser gets of it. */
      scripts: both,
      /** The address of the checks, which each of them is given. */
      checks: optional(text),
      fields: list(previewField),
      examples: list(previewExample),
      /** What its examples show of its rules as they are typed; empty: they cannot be read. */
      judged: list(judgedExamples),
    }),
  ),
  faults: list(definitionFault),
  /** Today in Berlin, by the server's clock. */
  today: text,
});
export type PreviewView = Static<typeof previewView>;

export const flowAsked = object({ flow: name, files: typed, order: anything });
export type FlowAsked = Static<typeof flowAsked>;

/** Open: it depends on what the order does not say yet. */
const place = { title: both, when: orNull(said), isShown: boolean, isOpen: boolean };
const flowStep = object({
  ...{ id: text, ...place },
  skips: list(object({ name: text, when: orNull(said), isMet: boolean })),
  forms: list(object({ form: text, ...place })),
});
export type FlowStepView = Static<typeof flowStep>;

const flowChoice = object({
  pointer: text,
  label: said,
  values: list(anything),
});

export const flowView = object({
  flow: orNull(object({ id: text, version: text, steps: list(flowStep), choices: list(flowChoice) })),
  faults: list(definitionFault),
});
export type FlowView = Static<typeof flowView>;

/** An order of a draft, to be walked through. */
export const walkAsked = object({ flow: name, files: typed });
export type WalkAsked = Static<typeof walkAsked>;

const scripted = { version: text, scripts: both };
const walkForm = object({ form: text, ...scripted, examples: list(previewExample) });

export const walkView = object({
  /** Null: faults keep it from being shown. */
  walk: orNull(object({ ...scripted, forms: list(walkForm), choices: list(flowChoice) })),
  faults: list(definitionFault),
  today: text,
});
export type WalkView = Static<typeof walkView>;

export const previewScript = object({ name: shortText(40, { pattern: '^[0-9a-f]{32}\\.js$' }) });
