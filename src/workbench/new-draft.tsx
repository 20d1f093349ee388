import { type FormEvent, useState } from 'react';
import type { DraftBegun } from '../shared/api/workbench-drafts.ts';
import { type StaffLang, staffWords } from '../shared/staff-words.ts';
import { askServer } from './ask-server.ts';
import { editorWords } from './editor/editor-words.ts';
import { checkedSentence } from './sentences/checked-sentence.ts';

/** An analyst begins a change set, and is led into it. */
export function NewDraft({ lang }: { lang: StaffLang }) {
  const words = editorWords[lang];
  const [told, setTold] = useState<readonly string[]>([]);
  const begin = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '');
    const answer = await askServer<DraftBegun>('drafts', { reason }).catch(() => undefined);
    if (answer?.id) return window.location.assign(`?lang=${lang}&draft=${answer.id}`);
    setTold(answer?.sentences ?? [staffWords[lang].failed]);
  };
  return (
    <article>
      <h2>{words.begin}</h2>
      <p className="note">{words.beginText}</p>
      <form className="begin" onSubmit={(event) => void begin(event)}>
        <label>
          {words.beginReason}
          <input name="reason" maxLength={500} required />
        </label>
        <button type="submit" className="main">
          {words.begin}
        </button>
        <div role="alert">
          {told.map((sentence) => (
            <p key={sentence}>{checkedSentence(lang, sentence)}</p>
          ))}
        </div>
      </form>
    </article>
  );
}
