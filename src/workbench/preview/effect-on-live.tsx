import type { JudgedView } from '../../shared/api/workbench-drafts.ts';
import type { StaffLang } from '../../shared/staff-words.ts';
import { EffectLines } from './effect-lines.tsx';
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
  const { parts, counted } = effectOf(judged.impact);
  if (!judged.isSound || counted === undefined) return null;
  return (
    <section className="card effect" aria-label={effectWords[lang].title}>
      <h2>{effectWords[lang].title}</h2>
      <EffectLines
        lang={lang}
        impact={judged.impact}
        isOpen={(name) => name === part || parts.length === 1}
      />
    </section>
  );
}
