import type { DraftFileView, DraftStateView, DraftTree } from '../../shared/api/workbench-drafts.ts';
import { askServer, NotThere } from '../ask-server.ts';
import { arrived } from '../joining/joined-draft.ts';
import { behindOf, type DraftState, empty, unsavedOf } from './draft-state.ts';
import { changedByOthers } from './history.ts';

/** What goes on by itself does not lead a person to the sign-in. */
export const stays = { stays: true };

/** A draft as the server has it, which is read and followed. */
export abstract class FollowedDraft {
  #state = empty;
  readonly #listeners = new Set<() => void>();
  readonly #asked = new Set<string>();
  protected readonly path: string;
  #isFollowing = false;

  constructor(id: number) {
    this.path = `drafts/${id}`;
  }

  readonly state = (): DraftState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  protected set(part: Partial<DraftState>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }

  protected readonly fail = (): void => this.set({ hasFailed: true, busy: undefined });

  /** What the draft is on the server, joined into what the person has. */
  readonly load = async (): Promise<void> => {
    const before = this.#state.tree;
    const tree = await askServer<DraftTree>(this.path, undefined, before && stays);
    this.set({ tree });
    if (before) this.#insistOnSame(before, tree);
    const was = this.#state.saved;
    this.take(await Promise.all(behindOf(this.#state).map(this.fileAt)), was);
    const { judged, history } = this.#state;
    const isAsThere = unsavedOf(this.#state).length === 0 && behindOf(this.#state).length === 0;
    if (tree.judged && isAsThere && judged?.moment !== history.now.id)
      this.set({ judged: { view: tree.judged, moment: history.now.id } });
  };

  /** What was found about the work is over where others have changed files that were not read here. */
  #insistOnSame(before: DraftTree, tree: DraftTree): void {
    const { saved, history } = this.#state;
    const digestIn = ({ digests }: DraftTree, path: string) =>
      Object.hasOwn(digests, path) ? digests[path] : undefined;
    const isOther = [...new Set([...before.files, ...tree.files])].some(
      (path) => !saved.has(path) && digestIn(before, path) !== digestIn(tree, path),
    );
    if (isOther) this.set({ history: changedByOthers(history, '', (text) => text) });
  }

  /**
   * Joins files as the server has them into what the person has. @param was what was known when they were asked for: an
   * answer that came late says nothing new
   * @returns whether all were taken; others' changes wait while a person types what is no value yet
   */
  protected take(files: readonly DraftFileView[], was: DraftState['saved']): boolean {
    const { saved, held, history } = this.#state;
    const fresh = files.filter(({ path }) => saved.get(path) === was.get(path));
    const taken = fresh.filter(({ path, text }) => held === 0 || saved.get(path)?.text === text);
    const joint = taken.reduce(arrived, { saved, history, ancestors: this.#state.ancestors });
    const isJoined = this.#state.isJoined || joint.history !== history;
    this.set({ ...joint, isJoined });
    return taken.length === fresh.length;
  }

  readonly begin = (): void => {
    this.set({ hasFailed: false });
    this.load().catch((error) => (error instanceof NotThere ? this.set({ isAbsent: true }) : this.fail()));
  };

  /** Asks whether others have changed anything, and joins it. */
  readonly follow = async (): Promise<void> => {
    const { tree, busy, held } = this.#state;
    if (!tree || busy || held > 0 || this.#isFollowing) return;
    this.#isFollowing = true;
    try {
      const { state } = await askServer<DraftStateView>(`${this.path}/state`, undefined, stays);
      const isOther = state !== this.#state.tree?.state;
      if (isOther || behindOf(this.#state).length > 0) await this.load();
      if (isOther) this.set({ saves: this.#state.saves + 1 });
    } catch {
      // It is asked again soon, and a save says what is wrong.
    } finally {
      this.#isFollowing = false;
    }
  };

  protected readonly fileAt = (path: string): Promise<DraftFileView> =>
    askServer<DraftFileView>(`${this.path}/file?path=${encodeURIComponent(path)}`);

  async #read(path: string): Promise<DraftFileView> {
    const was = this.#state.saved;
    const file = await this.fileAt(path);
    if (file.text === null) this.set({ made: new Set([...this.#state.made, path]) });
    this.take([file], was);
    return this.#state.saved.get(path) ?? file;
  }

  /** Reads files that were not read yet. One that failed is read again when a person asks for it. */
  readonly need = (paths: readonly string[]): void => {
    for (const path of paths.filter((one) => !this.#asked.has(one))) {
      this.#asked.add(path);
      this.#read(path).catch(() => this.set({ unread: [...this.#state.unread, path] }));
    }
  };

  /** Reads files that were not read yet, and waits for them. */
  readonly read = (paths: readonly string[]): Promise<DraftFileView[]> =>
    Promise.all(paths.filter((path) => !this.#state.saved.has(path)).map((path) => this.#read(path)));

  readonly readAgain = (): void => {
    const { unread } = this.#state;
    for (const path of unread) this.#asked.delete(path);
    this.set({ unread: [] });
    this.need(unread);
  };
}
