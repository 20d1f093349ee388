import type {
  DraftFileView,
  DraftJudged,
  DraftWriting,
  DraftWritten,
} from '../../shared/api/workbench-drafts.ts';
import { askServer, SignedOut } from '../ask-server.ts';
import { type Conflict, conflictsOf, joinedAtLast, settled } from '../joining/joined-draft.ts';
import type { Takes } from '../joining/joined-text.ts';
import { type DraftState, isUnmade, textInDraft, unsavedOf } from './draft-state.ts';
import { FollowedDraft, stays } from './followed-draft.ts';
import { begun, edited, redone, type Texts, undone } from './history.ts';

/** How often a save that meets another person's is tried at once. */
const TRIES = 3;
/** The digest of a file that was written and not read since. */
const UNKNOWN = '';

/** A draft in the browser of one person: what the server has, and what the person makes of it. */
export class DraftStore extends FollowedDraft {
  #saving: Promise<boolean> | undefined;

  readonly edit = (texts: Texts, about?: string): void =>
    this.#goTo({ history: edited(this.#knowing(texts.keys()), texts, about), isJoined: false });

  readonly undo = (): void => this.#goTo({ history: undone(this.state().history) });
  readonly redo = (): void => this.#goTo({ history: redone(this.state().history) });

  #goTo(part: Partial<DraftState>): void {
    const before = this.state();
    this.set(joinedAtLast(before, { ...before, told: [], ...part }));
  }

  /** The history, to which files can be undone as they were when they were read. */
  #knowing(paths: Iterable<string>): DraftState['history'] {
    const state = this.state();
    return begun(state.history, new Map([...paths].map((path) => [path, textInDraft(state, path) ?? ''])));
  }

  /** A person types what is no value yet. @returns what is called when it is one, or was given up */
  readonly hold = (): (() => void) => {
    this.set({ held: this.state().held + 1 });
    return () => this.set({ held: this.state().held - 1 });
  };

  /** Of a place that two have changed differently, one of both counts. */
  readonly settle = (conflict: Conflict, takes: Takes): void =>
    this.#goTo(settled(this.state(), conflict, takes));

  /** @returns whether all is saved */
  readonly save = (): Promise<boolean> => {
    // It may be saving by itself at this moment.
    const before = this.#saving;
    const next = async () => {
      await before;
      return this.state().busy ? false : this.#saveAll();
    };
    this.#saving = next();
    return this.#saving;
  };

  async #saveAll(): Promise<boolean> {
    if (conflictsOf(this.state()).length > 0) return false;
    if (unsavedOf(this.state()).length === 0) return true;
    this.set({ busy: 'saving', told: [], hasFailed: false });
    try {
      const isSaved = await this.#saveJoined();
      this.set({ busy: undefined, fault: undefined });
      return isSaved;
    } catch (error) {
      this.set({ busy: undefined, fault: error instanceof SignedOut ? 'signedOut' : 'away' });
      return false;
    }
  }

  /** Saves; what another person has saved meanwhile is joined first, and it is tried again. */
  async #saveJoined(): Promise<boolean> {
    for (let n = 0; n < TRIES; n++) {
      const { saved } = this.state();
      const files = this.#unsavedFiles();
      const answer = files.length > 0 ? await this.#write(files) : undefined;
      if (!answer || answer.isDone) return this.#saved(files);
      const isJoined = answer.conflicts.length > 0 && this.take(answer.conflicts, saved);
      if (!isJoined) this.set({ told: answer.sentences });
      if (!isJoined || conflictsOf(this.state()).length > 0) return false;
    }
    throw new Error('Others saved each time meanwhile.');
  }

  #unsavedFiles(): DraftWriting['files'] {
    const state = this.state();
    return unsavedOf(state).map((path) => {
      const text = isUnmade(state, path) ? null : (textInDraft(state, path) ?? '');
      return { path, digest: state.saved.get(path)?.digest ?? null, text };
    });
  }

  readonly #write = (files: DraftWriting['files']) =>
    askServer<DraftWritten>(`${this.path}/files`, { files }, stays);

  /** What was written is what the server has; its digest, and what others have written since, is read. */
  async #saved(files: DraftWriting['files']): Promise<boolean> {
    const { saved, ancestors, saves } = this.state();
    const paths = new Set(files.map(({ path }) => path));
    const written = files.map(({ path, text }): [string, DraftFileView] => [
      path,
      { path, text, digest: UNKNOWN },
    ]);
    this.set({
      saved: new Map([...saved, ...written]),
      ancestors: new Map([...ancestors].filter(([path]) => !paths.has(path))),
    });
    await this.load();
    this.set({ saves: saves + 1 });
    return true;
  }

  /** Saves, and asks what is wrong. */
  readonly judge = async (): Promise<void> => {
    if (!(await this.save())) return;
    const moment = this.state().history.now.id;
    this.set({ busy: 'judging', told: [], hasFailed: false });
    const answer = await askServer<DraftJudged>(`${this.path}/judge`, {}).catch(() => this.fail());
    const judged = answer?.judged && { judged: { view: answer.judged, moment } };
    if (answer) this.set({ told: answer.sentences, ...judged });
    this.set({ busy: undefined, saves: this.state().saves + 1 });
  };

  /** Makes files what is published; what the person had can still be undone to. */
  readonly putBack = async (paths: readonly string[]): Promise<void> => {
    // It may be saving by itself at this moment.
    await this.#saving;
    await this.#putBack(paths).catch(() => this.fail());
  };

  async #putBack(paths: readonly string[]): Promise<void> {
    await this.read(paths);
    const { saved } = this.state();
    const files = paths.map((path) => ({ path, digest: saved.get(path)?.digest ?? null, text: null }));
    const answer = await this.#write(files);
    this.set({ told: answer.sentences });
    if (!answer.isDone) return void this.take(answer.conflicts, saved);
    const published = await Promise.all(paths.map(this.fileAt));
    const texts = new Map(published.map(({ path, text }) => [path, text ?? '']));
    const history = edited(this.#knowing(paths), texts);
    const views = published.map((file): [string, DraftFileView] => [file.path, file]);
    const ancestors = new Map([...this.state().ancestors].filter(([path]) => !texts.has(path)));
    this.set({ history, ancestors, saved: new Map([...this.state().saved, ...views]) });
    await this.load();
    this.set({ saves: this.state().saves + 1 });
  }
}
