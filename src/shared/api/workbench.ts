import { releaseSteps, staffRoles } from '../staff.ts';
import { releaseStatuses } from '../states/release.ts';
import {
  boolean,
  integer,
  integerFrom,
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

/** Calls of the workbench. They stand below `/workbench`, not `/api`: they are there for the staff alone. */
export const staffView = object({ id: text, name: text, roles: list(oneOf(...staffRoles)) });
export type StaffView = Static<typeof staffView>;

/** Who did what; the name of what happens by itself is no person's. */
const stepView = object({ at: moment, name: text, event: text, note: orNull(text) });

export const changeSetView = object({
  id: integer,
  number: orNull(integer),
  kind: oneOf('change', 'folder', 'rollback'),
  status: oneOf(...releaseStatuses),
  writers: list(text),
  /** Their names, or their ids where they have none. */
  writerNames: list(text),
  reason: text,
  files: list(text),
  from: orNull(moment),
  until: orNull(moment),
  createdAt: moment,
  /** What the proof said. */
  proof: list(text),
  /** What people notice. */
  impact: list(text),
  /** Of the impact: what was seen with another one is not this. */
  effect: text,
  /** Of what it changes: what was read with another one is not this. */
  digest: text,
  /** The first one first. */
  steps: list(stepView),
  /** What is taken back by rolling this release back, and the number that names it; null: nothing is. */
  takesBack: orNull(object({ named: integer, number: integer, reason: text })),
  /** Comments that are not settled, by field. */
  openThreads: integer,
});
export type ChangeSetView = Static<typeof changeSetView>;

/** What a person reads before approving it; null: there is no such file before, or after. */
export const changesView = object({
  digest: text,
  files: list(object({ path: text, before: orNull(text), after: orNull(text) })),
});
export type ChangesView = Static<typeof changesView>;

export const staffStep = object({
  action: oneOf(...releaseSteps),
  /** A change set; of a release that is rolled back, its number. */
  target: integerFrom(1, 999_999_999),
  reason: optional(shortText(500)),
  digest: optional(shortText(64)),
  /** What was seen of the effect on customers, for an approval. */
  effect: optional(shortText(64)),
  from: optional(moment),
  until: optional(moment),
});
export type StaffAsk = Static<typeof staffStep>;

/** Not done: sentences say why, in English. */
export const staffStepAnswer = object({ isDone: boolean, sentences: list(text) });
export type StaffStepAnswer = Static<typeof staffStepAnswer>;

export const changeSetParams = object({ id: shortText(9, { pattern: '^\\d{1,9}$' }) });
