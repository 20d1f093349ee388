import { useState } from 'react';
import type { DraftLinkView } from '../../shared/api/workbench-link.ts';
import { type StaffLang, staffWords } from '../../shared/staff-words.ts';
import { askServer } from '../ask-server.ts';
import { checkedSentence } from '../sentences/checked-sentence.ts';
import { shareWords } from './share-words.ts';

interface Props {
  lang: StaffLang;
  /** The change set. */
  id: number;
  /** The form that the link leads to first. */
  form: string;
}

/** Only where it is said: to make a format takes milliseconds, and each key stroke draws this part. */
function timeOf(lang: StaffLang, moment: string): string {
  const { format } = new Intl.DateTimeFormat(lang, {
    ...{ dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Berlin' },
  });
  return format(new Date(moment));
}

/** A link to the preview is made, for people who cannot sign in. */
export function Share({ lang, id, form }: Props) {
  const words = shareWords[lang];
  const [link, setLink] = useState<DraftLinkView>();
  const [told, setTold] = useState<readonly string[]>([]);
  const make = async () => {
    const answer = await askServer<DraftLinkView>(`drafts/${id}/link`, {}).catch(() => undefined);
    setTold(answer ? answer.sentences : [staffWords[lang].failed]);
    setLink(answer);
  };
  return (
    <details className="draft-link">
      <summary>{words.title}</summary>
      <p className="note">
        {words.text} {words.unsaved}
      </p>
      <button type="button" onClick={() => void make()}>
        {words.make}
      </button>
      {link?.path && (
        <label>
          {words.link}
          <input
            readOnly
            value={`${window.location.origin}${link.path}?${new URLSearchParams({ form })}`}
            onFocus={(event) => event.currentTarget.select()}
          />
        </label>
      )}
      <p role="status">{link?.until && words.until(timeOf(lang, link.until))}</p>
      <div role="alert">
        {told.map((sentence) => (
          <p key={sentence}>{checkedSentence(lang, sentence)}</p>
        ))}
      </div>
    </details>
  );
}
