import type {
  DraftFileView,
  DraftJudged,
  DraftTree,
  DraftWriting,
  DraftWritten,
  JudgedView,
} from '../../shared/api/workbench-drafts.ts';
import { askServer, NotThere } from '../ask-server.ts';
import { edited, type History, noHistory, redone, type Texts, undone } from './history.ts';

export interface DraftState {
  tree: DraftTree | undefined;
  /** Files as the server has them. */
  saved: ReadonlyMap<string, DraftFileView>;
  history: History;
  /** What was found, and about which moment of the work. */
  judged: { view: JudgedView; moment: number } | undefined;
  /** What others have written meanwhile. */
  conflicts: readonly DraftFileView[];
  /** Why something was not done. */
  told: readonly string[];
  busy: 'saving' | 'judging' | undefined;
  hasFailed: boolean;
  /** There is no such draft. */
  isAbsent: boolean;
  /** Files that could not be read. */
  unread: readonly string[];
  /** How often it was saved. */
  saves: number;
}

const empty: DraftState = {
  ...{ tree: undefined, saved: new Map(), history: noHistory, judged: undefined },
  ...{ conflicts: [], told: [], busy: undefined, hasFailed: false, isAbsent: false, unread: [], saves: 0 },
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

/** A draft in the browser of one person: what the server has, and what the person makes of it. */
export class DraftStore {
  #state = empty;
  readonly #listeners = new Set<() => void>();
  readonly #asked = new Set<string>();
  readonly #path: string;
  #saving: Promise<boolean> | undefined;

  constructor(id: number) {
    this.#path = `drafts/${id}`;
  }

  readonly state = (): DraftState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  #set(part: Partial<DraftState>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }

  readonly #fail = (): void => this.#set({ hasFailed: true, busy: undefined });

  readonly load = async (): Promise<void> => {
    const tree = await askServer<DraftTree>(this.#path);
    const isFresh = this.#state.judged === undefined && this.#state.history.now.id === 0;
    this.#set({ tree, ...(isFresh && tree.judged && { judged: { view: tree.judged, moment: 0 } }) });
  };

  readonly begin = (): void => {
    this.#set({ hasFailed: false });
    this.load().catch((error) => (error instanceof NotThere ? this.#set({ isAbsent: true }) : this.#fail()));
  };

  async #read(path: string): Promise<DraftFileView> {
    const file = await askServer<DraftFileView>(`${this.#path}/file?path=${encodeURIComponent(path)}`);
    this.#set({ saved: new Map([...this.#state.saved, [path, file]]) });
    return file;
  }

  /** Reads files that were not read yet. One that failed is read again when a person asks for it. */
  readonly need = (paths: readonly string[]): void => {
    for (const path of paths.filter((one) => !this.#asked.has(one))) {
      this.#asked.add(path);
      this.#read(path).catch(() => this.#set({ unread: [...this.#state.unread, path] }));
    }
  };

  /** Reads files that were not read yet, and waits for them. */
  readonly read = (paths: readonly string[]): Promise<DraftFileView[]> =>
    Promise.all(paths.filter((path) => !this.#state.saved.has(path)).map((path) => this.#read(path)));

  readonly readAgain = (): void => {
    const { unread } = this.#state;
    for (const path of unread) this.#asked.delete(path);
    this.#set({ unread: [] });
    this.need(unread);
  };

  readonly edit = (texts: Texts, about?: string): void =>
    this.#set({ history: edited(this.#state.history, texts, about), told: [] });

  readonly undo = (): void => this.#set({ history: undone(this.#state.history) });
  readonly redo = (): void => this.#set({ history: redone(this.#state.history) });
  /** @returns whether the server took them */
  async #write(files: DraftWriting['files']): Promise<boolean> {
    const answer = await askServer<DraftWritten>(`${this.#path}/files`, { files });
    this.#set({ told: answer.sentences, conflicts: answer.conflicts });
    if (!answer.isDone) return false;
    const wasLate = (this.#state.tree?.late.length ?? 0) > 0;
    await Promise.all(files.map(({ path }) => this.#read(path)));
    if (wasLate) await this.#follow();
    await this.load();
    this.#set({ saves: this.#state.saves + 1 });
    return true;
  }

  /** What was late may go on over what is in force now, where every file may be another one. Unsaved ones stay. */
  async #follow(): Promise<void> {
    const unsaved = unsavedOf(this.#state);
    const paths = [...this.#state.saved.keys()].filter((path) => !unsaved.includes(path));
    const files = await Promise.all(paths.map((path) => this.#read(path)));
    const moved = files.filter(({ path, text }) => textInDraft(this.#state, path) !== (text ?? ''));
    if (moved.length > 0) this.edit(new Map(moved.map(({ path, text }) => [path, text ?? ''])));
  }

  /** @returns whether all is saved */
  readonly save = async (): Promise<boolean> => {
    if (this.#state.busy) return false;
    this.#saving = this.#saveAll();
    return this.#saving;
  };

  async #saveAll(): Promise<boolean> {
    const paths = unsavedOf(this.#state);
    if (paths.length === 0) return true;
    this.#set({ busy: 'saving', told: [], hasFailed: false });
    const files = paths.map((path) => ({
      ...{ path, digest: this.#state.saved.get(path)?.digest ?? null },
      text: textInDraft(this.#state, path) ?? '',
    }));
    const isSaved = await this.#write(files).catch(() => this.#fail());
    this.#set({ busy: undefined });
    return isSaved === true;
  }

  /** Saves, and asks what is wrong. */
  readonly judge = async (): Promise<void> => {
    // It may be saving by itself at this moment.
    await this.#saving;
    if (!(await this.save())) return;
    const moment = this.#state.history.now.id;
    this.#set({ busy: 'judging', told: [], hasFailed: false });
    const answer = await askServer<DraftJudged>(`${this.#path}/judge`, {}).catch(() => this.#fail());
    const judged = answer?.judged && { judged: { view: answer.judged, moment } };
    if (answer) this.#set({ told: answer.sentences, ...judged });
    this.#set({ busy: undefined, saves: this.#state.saves + 1 });
  };

  /** Makes files what is published; what the person had can still be undone to. */
  readonly putBack = async (paths: readonly string[]): Promise<void> => {
    const written = async (path: string) => {
      const { digest } = this.#state.saved.get(path) ?? (await this.#read(path));
      return { path, digest, text: null };
    };
    const write = async () => this.#write(await Promise.all(paths.map(written)));
    const isDone = await write().catch(() => this.#fail());
    if (isDone) this.edit(new Map(paths.map((path) => [path, this.#state.saved.get(path)?.text ?? ''])));
  };

  /** Of a file that two have written: one of both counts, and the other can still be undone to. */
  readonly settle = (theirs: DraftFileView, takes: 'theirs' | 'mine'): void => {
    const { saved, conflicts } = this.#state;
    this.#set({
      saved: new Map([...saved, [theirs.path, theirs]]),
      conflicts: conflicts.filter(({ path }) => path !== theirs.path),
    });
    if (takes === 'theirs') this.edit(new Map([[theirs.path, theirs.text ?? '']]));
  };
}
