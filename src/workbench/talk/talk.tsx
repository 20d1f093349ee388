import { type FormEvent, useState } from 'react';
import type { StaffStepAnswer } from '../../shared/api/workbench.ts';
import type { ThreadView } from '../../shared/api/workbench-talk.ts';
import { type StaffLang, staffWords } from '../../shared/staff-words.ts';
import { askServer } from '../ask-server.ts';
import { checkedSentence } from '../sentences/checked-sentence.ts';
import { talkWords } from './talk-words.ts';
import './talk.css';

interface Props {
  lang: StaffLang;
  /** The change set. */
  id: number;
  form: string;
  /** Empty: the form as a whole. */
  pointer: string;
  threads: readonly ThreadView[];
  /** It is still talked about. */
  isOpen: boolean;
  onSaid(): void;
}

/** As many letters does the server take. */
const MOST_LETTERS = 2000;

/** What was said of a field, and what a person says to it. */
export function Talk({ lang, id, form, pointer, threads, isOpen, onSaid }: Props) {
  const words = talkWords[lang];
  const [told, setTold] = useState<readonly string[]>([]);
  const [isSending, setIsSending] = useState(false);
  const thread = threads.find((one) => one.form === form && one.pointer === pointer);
  const ask = async (path: string, body: object): Promise<boolean> => {
    setIsSending(true);
    const answer = await askServer<StaffStepAnswer>(`drafts/${id}/comments${path}`, {
      ...{ form, pointer, ...body },
    }).catch(() => undefined);
    setIsSending(false);
    setTold(answer ? answer.sentences : [staffWords[lang].failed]);
    if (answer?.isDone) onSaid();
    return answer?.isDone === true;
  };
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    const text = String(new FormData(currentTarget).get('text') ?? '');
    if (text.trim() !== '' && (await ask('', { text }))) currentTarget.reset();
  };
  return (
    <section className="card talk" aria-label={words.title}>
      <h3>
        {words.title}
        {thread && !thread.isOpen && <span className="status approved">{words.isResolved}</span>}
      </h3>
      {thread ? <Entries {...{ lang, thread }} /> : <p className="note">{words.none}</p>}
      {isOpen && (
        <form onSubmit={(event) => void send(event)}>
          <label>
            {words.yours}
            <textarea name="text" rows={2} maxLength={MOST_LETTERS} required />
          </label>
          <div className="actions">
            <button type="submit" disabled={isSending}>
              {words.send}
            </button>
            {thread && (
              <button
                type="button"
                disabled={isSending}
                onClick={() => void ask('/settle', { isOpen: !thread.isOpen })}
              >
                {thread.isOpen ? words.resolve : words.reopen}
              </button>
            )}
          </div>
        </form>
      )}
      <div role="alert">
        {told.map((sentence) => (
          <p key={sentence}>{checkedSentence(lang, sentence)}</p>
        ))}
      </div>
    </section>
  );
}

function Entries({ lang, thread }: { lang: StaffLang; thread: ThreadView }) {
  const words = talkWords[lang];
  const { format } = new Intl.DateTimeFormat(lang, {
    ...{ dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Berlin' },
  });
  return (
    <ol className="entries-of-thread">
      {thread.entries.map(({ id, at, by, event, text }) => (
        <li key={id}>
          <strong>{by}</strong> {event !== 'said' && words[event]}{' '}
          <time dateTime={at}>{format(new Date(at))}</time>
          {text !== null && <p>{text}</p>}
        </li>
      ))}
    </ol>
  );
}
