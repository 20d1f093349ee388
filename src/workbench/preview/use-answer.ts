import { useEffect, useMemo, useState } from 'react';
import { askServer } from '../ask-server.ts';
import { type DraftState, textInDraft, unsavedOf } from '../editor/draft-state.ts';

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
  state: Pick<DraftState, 'saved' | 'history'>;
  /** Changes where the same is asked once more; below 0, nothing is asked. */
  again?: number;
}

/**
 * What the server says of what stands in the editor, asked as often as it changes; the answer before stays until the next
 * has come.
 */
export function useAnswer<Answer>({ path, about, state, again = 0 }: Asked): Answered<Answer> {
  const [answered, setAnswered] = useState<Answered<Answer>>({ answer: undefined, isOld: false });
  const [asker] = useState(
    () =>
      new Asker<Answer>((answer) =>
        setAnswered((last) => ({ answer: answer ?? last.answer, isOld: answer === undefined })),
      ),
  );
  const { saved, history } = state;
  const wanted = JSON.stringify(about);
  // Files are long, and a page is drawn several times for a key stroke.
  const text = useMemo(() => {
    const draft = { saved, history };
    const files = unsavedOf(draft).map((file) => ({ path: file, text: textInDraft(draft, file) ?? '' }));
    return JSON.stringify({ ...JSON.parse(wanted), files });
  }, [wanted, saved, history]);
  useEffect(() => {
    // The same is asked again only where it is said.
    if (again >= 0) asker.ask(path, text);
  }, [asker, path, text, again]);
  return answered;
}
