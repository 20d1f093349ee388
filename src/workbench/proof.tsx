import type { ChangeSetView } from '../shared/api/workbench.ts';
import { type StaffLang, staffWords } from '../shared/staff-words.ts';
import type { ReleaseStatus } from '../shared/states/release.ts';
import { EffectLines } from './preview/effect-lines.tsx';
import { checkedSentence } from './sentences/checked-sentence.ts';

interface Props {
  lang: StaffLang;
  set: ChangeSetView;
}

/** What still waits for a person who judges it: nothing of its effect is hidden behind a click. */
const judged: readonly ReleaseStatus[] = ['inReview', 'approved', 'scheduled'];

/** What the proof has found: of the files, and of what customers will notice. */
export function Proof({ lang, set: { status, proof, impact } }: Props) {
  const words = staffWords[lang];
  const isShown = judged.includes(status);
  const effect = <EffectLines {...{ lang, impact }} isOpen={() => true} />;
  return (
    <>
      {isShown && (
        <section className="effect" aria-label={words.effect}>
          <h4>{words.effect}</h4>
          {effect}
        </section>
      )}
      {!isShown && impact.length > 0 && (
        <details>
          <summary>{words.effect}</summary>
          {effect}
        </details>
      )}
      {proof.length > 0 && (
        <details>
          <summary>{words.proof}</summary>
          <pre>{proof.map((line) => checkedSentence(lang, line)).join('\n')}</pre>
        </details>
      )}
    </>
  );
}
