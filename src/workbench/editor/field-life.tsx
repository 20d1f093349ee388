import type { FieldLifeView } from '../../shared/api/workbench-history.ts';
import { type StaffLang, staffWords } from '../../shared/staff-words.ts';
import { authorName, changeWords } from '../changes/change-words.ts';
import { ValueTable } from '../changes/value-table.tsx';
import { Failed } from '../failed.tsx';
import { toldNote } from '../sentences/checked-sentence.ts';
import { useAsked } from '../use-asked.ts';
import { keywordName, wordName } from './editor-words.ts';
import type { FieldFiles } from './field-of.ts';

interface Props {
  lang: StaffLang;
  files: FieldFiles;
}

type Moment = FieldLifeView[number];

/** What became of a field since the first release: its rules, words and examples, with who and why. */
export function FieldLife({ lang, files: { form, field } }: Props) {
  const words = changeWords[lang];
  const query = new URLSearchParams({ form, pointer: field.pointer });
  const { found, hasFailed, again } = useAsked<FieldLifeView>(`field-life?${query}`, 0);
  return (
    <section className="card" aria-label={words.life}>
      <h3>{words.life}</h3>
      {hasFailed && <Failed lang={lang} onAgain={again} />}
      {found?.length === 0 && <p className="note">{words.neverPublished}</p>}
      {found?.map((moment) => (
        <Change key={moment.number} {...{ lang, moment }} />
      ))}
    </section>
  );
}

function Change({ lang, moment }: { lang: StaffLang; moment: Moment }) {
  const { number, at, author, reason, parts } = moment;
  const words = changeWords[lang];
  const { format } = new Intl.DateTimeFormat(lang, {
    ...{ dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Berlin' },
  });
  const rows = parts.map(({ kind, name, before, after }) => ({
    ...{ about: words.kinds[kind], before, after, name: nameOf(lang, kind, name) },
  }));
  const release = `${staffWords[lang].release} ${number}`;
  return (
    <details>
      <summary>
        <strong>{release}</strong> · <time dateTime={at}>{format(new Date(at))}</time> ·{' '}
        {authorName(lang, author)}: {toldNote(lang, reason)}
      </summary>
      <ValueTable {...{ lang, rows }} label={release} />
    </details>
  );
}

function nameOf(lang: StaffLang, kind: Moment['parts'][number]['kind'], name: string): string {
  const words = changeWords[lang];
  if (kind === 'example') return name === 'valid' ? words.accepted : words.refused;
  const [first = '', ...rest] = name.split(' ');
  if (kind === 'word') return `${wordName(lang, rest.join(' '))} (${first})`;
  if (first === 'conditions' || first === 'required') return words[first];
  return [keywordName(lang, first), ...rest].join(' ');
}
