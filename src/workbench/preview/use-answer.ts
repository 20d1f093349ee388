import { useEffect, useState } from 'react';
import { askServer } from '../ask-server.ts';
import { type DraftState, textInDraft, unsavedOf } from '../editor/draft-state.ts';

/** What stands in the editor. It says each change before the page is drawn anew. */
export interface DraftSource {
  state(): DraftState;
  /** @returns what ends it */
  subscribe(listener: () => void): () => void;
}

/** What came of what was asked. */
interface Answered<Answer> {
  /** The last one that came; undefined: none did. */
  answer: Answer | undefined;
  /** There was none to what was asked last: the answer is about what stood there before. */
  isOld: boolean;
}

/** Asks one question at a time, and of those that came meanwhile the last. */
class Asker<Answer> {
  #wanted: { path: string; body: string } | undefined;
  #isBusy = false;
  readonly #onAnswer: (answer: Answer | undefined) => void;

  constructor(onAnswer: (answer: Answer | undefined) => void) {
    this.#onAnswer = onAnswer;
  }

  ask(path: string, body: string): void {
    this.#wanted = { path, body };
    if (!this.#isBusy) void this.#next();
  }

  async #next(): Promise<void> {
    this.#isBusy = true;
    while (this.#wanted) {
      const { path, body } = this.#wanted;
      this.#wanted = undefined;
      this.#onAnswer(await askServer<Answer>(path, body).catch(() => undefined));
    }
    this.#isBusy = false;
  }
}

interface Asked {
  path: string;
  /** What is asked for, besides what was typed. */
  about: object;
  draft: DraftSource;
  /** Changes where the same is asked once more. */
  again?: number;
  /** How many milliseconds nothing is typed before it is asked. */
  rest?: number;
}

/** @returns the body of a question, with all files that are not saved yet */
function bodyOf(wanted: string, state: DraftState): string {
  const [about] = JSON.parse(wanted);
  const files = unsavedOf(state).map((path) => ({ path, text: textInDraft(state, path) ?? '' }));
  return JSON.stringify({ ...about, files });
}

/**
 * What the server says of what stands in the editor, asked as often as it changes; the answer before stays until the next
 * has come. A key stroke is asked about at once: the page is drawn while the server works.
 */
export function useAnswer<Answer>({ path, about, draft, again = 0, rest = 0 }: Asked): Answered<Answer> {
  const [answered, setAnswered] = useState<Answered<Answer>>({ answer: undefined, isOld: false });
  const [asker] = useState(
    () =>
      new Asker<Answer>((answer) =>
        setAnswered((last) => ({ answer: answer ?? last.answer, isOld: answer === undefined })),
      ),
  );
  // With `again` another question, though with the same body.
  const wanted = JSON.stringify([about, again]);
  useEffect(
    () =>
      followed(
        draft,
        rest,
        (state) => bodyOf(wanted, state),
        (body) => asker.ask(path, body),
      ),
    [asker, path, wanted, draft, rest],
  );
  return answered;
}

/** Asks about what stands in the editor, now and when it has changed. @returns what ends it */
function followed(
  draft: DraftSource,
  rest: number,
  bodyFor: (state: DraftState) => string,
  ask: (body: string) => void,
): () => void {
  let last: Pick<DraftState, 'saved' | 'history'> | undefined;
  let asked: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = () => {
    const body = bodyFor(draft.state());
    if (body === asked) return;
    asked = body;
    ask(body);
  };
  const look = () => {
    const { saved, history } = draft.state();
    if (last?.saved === saved && last.history === history) return;
    last = { saved, history };
    clearTimeout(timer);
    if (rest === 0) tell();
    else timer = setTimeout(tell, rest);
  };
  look();
  const unsubscribe = draft.subscribe(look);
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}
