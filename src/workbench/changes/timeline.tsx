import type { ChangeSetView } from '../../shared/api/workbench.ts';
import type { StaffLang } from '../../shared/staff-words.ts';
import { toldNote } from '../sentences/checked-sentence.ts';
import { authorName, changeWords, eventName, timesOf } from './change-words.ts';

/** Who did what with a change set, the first step first. */
export function Timeline({ lang, steps }: { lang: StaffLang; steps: ChangeSetView['steps'] }) {
  const words = changeWords[lang];
  const clock = new Intl.DateTimeFormat(lang, {
    ...{ dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Berlin' },
  });
  const shown = (time: string) => clock.format(new Date(time));
  if (steps.length === 0) return null;
  return (
    <details>
      <summary>{words.who}</summary>
      <ol className="timeline">
        {steps.map(({ at, name, event, note }) => (
          <li key={`${at} ${event}`}>
            <time dateTime={at}>{shown(at)}</time> <strong>{authorName(lang, name)}</strong>{' '}
            {eventName(lang, event)}
            {note !== null && `: ${timesOf(lang, note, shown) ?? toldNote(lang, note)}`}
          </li>
        ))}
      </ol>
    </details>
  );
}
