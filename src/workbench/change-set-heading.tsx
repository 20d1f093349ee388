import type { ChangeSetView } from '../shared/api/workbench.ts';
import { type StaffLang, staffWords } from '../shared/staff-words.ts';
import { authorName } from './changes/change-words.ts';
import { toldNote } from './sentences/checked-sentence.ts';

interface Props {
  lang: StaffLang;
  set: ChangeSetView;
}

/** Which change set it is, how it stands, and whose it is. */
export function Heading({ lang, set }: Props) {
  const words = staffWords[lang];
  const release = set.number === null ? '' : ` · ${words.release} ${set.number}`;
  return (
    <>
      <h3>
        {words.changeSet} {set.id}
        {release} <span className={`status ${set.status}`}>{words.statuses[set.status]}</span>
      </h3>
      <p>
        {toldNote(lang, set.reason)}{' '}
        <small>
          {words.by} {set.writerNames.map((name) => authorName(lang, name)).join(', ')}
        </small>
      </p>
    </>
  );
}

/** When it began, or begins and ends. */
export function Times({ lang, set: { createdAt, from, until } }: Props) {
  const format = new Intl.DateTimeFormat(lang, {
    ...{ dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Berlin' },
  });
  const times = [from ?? createdAt, until].filter((time) => time !== null);
  const shown = times.map((time) => format.format(new Date(time))).join(' – ');
  return (
    <p className="note">
      {shown} ({staffWords[lang].berlinTime})
    </p>
  );
}
