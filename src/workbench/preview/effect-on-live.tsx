import type { JudgedView } from '../../shared/api/workbench-drafts.ts';
import type { StaffLang } from '../../shared/staff-words.ts';
import { type EffectLine, effectOf } from './effect-of.ts';
import { countedSentence, effectSentence, isLostLanguage } from './effect-sentences.ts';
import { effectWords } from './effect-words.ts';

interface Props {
  lang: StaffLang;
  judged: JudgedView;
  /** The form that is worked on. */
  part: string | undefined;
}

/** What the draft would change for people, against what is in force: found by the proof, over all examples and edges. */
export function EffectOnLive({ lang, judged, part }: Props) {
  const words = effectWords[lang];
  const { parts, counted } = effectOf(judged.impact);
  if (!judged.isSound || counted === undefined) return null;
  return (
    <section className="card effect" aria-label={words.title}>
      <h2>{words.title}</h2>
      <p className="note">
        {words.lead} {countedSentence(lang, counted)} {words.masked}
      </p>
      {parts.length === 0 && <p>{words.nothing}</p>}
      {parts.map(({ name, lines }) => (
        <details key={name} open={name === part || parts.length === 1}>
          <summary>
            {name} · {words.changes(lines.length)}
          </summary>
          <ul className="facts">
            {lines.toSorted(badFirst).map((line) => (
              <li key={`${line.kind} ${line.text}`} className={isBad(line) ? 'bad' : undefined}>
                <p>
                  <b>{words.kinds[line.kind]}</b> {effectSentence(lang, line.text)}
                </p>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}

/** What takes something away from customers. */
function isBad({ kind, text }: EffectLine): boolean {
  return kind === 'newly refused' || isLostLanguage(text);
}

const badFirst = (one: EffectLine, other: EffectLine) => Number(isBad(other)) - Number(isBad(one));
