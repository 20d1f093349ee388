import type { DraftFileView, DraftTree, JudgedView } from '../../shared/api/workbench-drafts.ts';
import { conflictsOf, type Joint } from '../joining/joined-draft.ts';
import { noHistory } from './history.ts';
import { syntaxFault } from './json-edit.ts';

/** What the server has of a draft, and what a person makes of it. */
export interface DraftState extends Joint {
  tree: DraftTree | undefined;
  /** Files as the server has them. */
  saved: ReadonlyMap<string, DraftFileView>;
  /** What was found, and about which moment of the work. */
  judged: { view: JudgedView; moment: number } | undefined;
  /** Why something was not done. */
  told: readonly string[];
  busy: 'saving' | 'judging' | undefined;
  hasFailed: boolean;
  /** Why it could not be saved, which is tried again. */
  fault: 'away' | 'signedOut' | undefined;
  /** Since the last edit another person's changes have been joined into what the person has. */
  isJoined: boolean;
  /** Lines in which the person types what is no value yet: what others have changed waits for it. */
  held: number;
  /** There is no such draft. */
  isAbsent: boolean;
  /** Files that there were not when they were read first: the person makes them. */
  made: ReadonlySet<string>;
  /** Files that could not be read. */
  unread: readonly string[];
  /** How often the draft has become another one on the server. */
  saves: number;
}

export const empty: DraftState = {
  ...{ tree: undefined, saved: new Map(), history: noHistory, ancestors: new Map(), judged: undefined },
  ...{ told: [], busy: undefined, hasFailed: false, fault: undefined, isJoined: false, held: 0 },
  ...{ isAbsent: false, made: new Set(), unread: [], saves: 0 },
};

type DraftTexts = Pick<DraftState, 'saved' | 'history'>;

/** A file as the person has it; undefined: it was not read yet. */
export function textInDraft({ saved, history }: DraftTexts, path: string): string | undefined {
  const file = saved.get(path);
  return history.now.texts.get(path) ?? (file && (file.text ?? ''));
}

/** The files that differ from what the server has. */
export function unsavedOf({ saved, history }: DraftTexts): string[] {
  const texts = [...history.now.texts];
  return texts.filter(([path, text]) => (saved.get(path)?.text ?? '') !== text).map(([path]) => path);
}

/** What was found about the files as they are now; undefined: they were not judged so. */
export function judgedNow({ judged, history }: DraftState): JudgedView | undefined {
  return judged?.moment === history.now.id ? judged.view : undefined;
}

/** Whether making a file was undone: there is none then. */
export function isUnmade(state: DraftState, path: string): boolean {
  return state.made.has(path) && textInDraft(state, path) === '';
}

function isNoJson(state: DraftState, path: string): boolean {
  return !isUnmade(state, path) && syntaxFault(textInDraft(state, path) ?? '') !== undefined;
}

/** The first file that the person has changed and that is no JSON now. */
export function unfinishedOf(state: DraftState): string | undefined {
  return unsavedOf(state).find((path) => isNoJson(state, path));
}

/** Files that another person has changed since they were read; one that is no JSON yet waits. */
export function behindOf(state: DraftState): string[] {
  const { tree, saved } = state;
  if (!tree) return [];
  const digestOf = (path: string) => (Object.hasOwn(tree.digests, path) ? tree.digests[path] : undefined);
  const behind = [...saved.values()].filter(({ path, digest }) => (digest ?? undefined) !== digestOf(path));
  const unsaved = new Set(unsavedOf(state));
  const waits = (path: string) => unsaved.has(path) && isNoJson(state, path);
  return behind.map(({ path }) => path).filter((path) => !waits(path));
}

/** Why there is unsaved work; `soon`: it is saved by itself; undefined: there is none. */
export type Unsaved = 'conflict' | 'unfinished' | 'refused' | 'away' | 'signedOut' | 'soon';

export function whyUnsaved(state: DraftState): Unsaved | undefined {
  if (conflictsOf(state).length > 0) return 'conflict';
  if (unsavedOf(state).length === 0) return undefined;
  if (state.told.length > 0) return 'refused';
  if (state.held > 0 || unfinishedOf(state) !== undefined) return 'unfinished';
  return state.fault ?? 'soon';
}

/** Whether it can be saved without being asked for. */
export function mayBeSaved(state: DraftState): boolean {
  const why = state.busy ? undefined : whyUnsaved(state);
  return why === 'soon' || why === 'away' || why === 'signedOut';
}
