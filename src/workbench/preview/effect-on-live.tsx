import type { JudgedView } from '../../shared/api/workbench-drafts.ts';
import type { StaffLang } from '../../shared/staff-words.ts';
import { effectOf } from './effect-of.ts';
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
        {words.lead} <span lang="en">{counted}</span> {words.masked}
      </p>
      {parts.length === 0 && <p>{words.nothing}</p>}
      {parts.map(({ name, lines }) => (
        <details key={name} open={name === part || parts.length === 1}>
          <summary>
            {name} · {words.changes(lines.length)}
          </summary>
          <ul className="facts">
            {lines.map(({ kind, text }) => (
              <li key={`${kind} ${text}`} className={kind === 'newly refused' ? 'bad' : undefined}>
                <p>
                  <b>{words.kinds[kind]}</b> <span lang="en">{text}</span>
                </p>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}
