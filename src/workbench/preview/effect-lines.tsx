import type { StaffLang } from '../../shared/staff-words.ts';
import { type EffectLine, effectOf } from './effect-of.ts';
import { type LabelOf, withNames } from './effect-place.ts';
import { countedSentence, effectSentence, isLostLanguage, partName } from './effect-sentences.ts';
import { effectWords } from './effect-words.ts';

interface Props {
  lang: StaffLang;
  /** As the proof says it. */
  impact: readonly string[];
  /** Whether the lines of a part are seen without a click. */
  isOpen: (part: string) => boolean;
  /** The labels of the fields of a form. */
  labelsOf?: (part: string) => LabelOf;
}

const unknown: LabelOf = () => undefined;

/** What people notice, in the language of the reader: how much was compared, and what differs, by form. */
export function EffectLines({ lang, impact, isOpen, labelsOf = () => unknown }: Props) {
  const words = effectWords[lang];
  const { parts, counted } = effectOf(impact);
  return (
    <>
      {counted !== undefined && (
        <p className="note">
          {words.lead} {countedSentence(lang, counted)} {words.masked}
        </p>
      )}
      {parts.length === 0 && <p>{words.nothing}</p>}
      {parts.map(({ name, lines }) => (
        <details key={name} open={isOpen(name)}>
          <summary>
            {partName(lang, name)} · {words.changes(lines.length)}
          </summary>
          <ul className="facts">
            {lines.toSorted(badFirst).map((line) => (
              <li key={`${line.kind} ${line.text}`} className={isBad(line) ? 'bad' : undefined}>
                <p>
                  <b>{words.kinds[line.kind]}</b>{' '}
                  {effectSentence(lang, withNames(lang, line.text, labelsOf(name)), line.kind)}
                </p>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </>
  );
}

/** What takes something away from customers. */
function isBad({ kind, text }: EffectLine): boolean {
  return kind === 'newly refused' || isLostLanguage(text);
}

const badFirst = (one: EffectLine, other: EffectLine) => Number(isBad(other)) - Number(isBad(one));
