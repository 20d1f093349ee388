import { useState } from 'react';
import type { DraftTree, JudgedView } from '../../shared/api/workbench-drafts.ts';
import type { StaffLang } from '../../shared/staff-words.ts';
import { type Chosen, fragmentOf } from '../editor/chosen.ts';
import { EffectLines } from './effect-lines.tsx';
import { effectOf } from './effect-of.ts';
import { effectWords } from './effect-words.ts';

interface Props {
  lang: StaffLang;
  tree: Pick<DraftTree, 'forms'>;
  judged: JudgedView;
  /** What is worked on. */
  chosen: Chosen;
}

/**
 * What the draft would change for people, against what is in force: found by the proof, over all examples and edges. It is
 * open where the proof was asked for; with the next field it makes room.
 */
export function EffectOnLive({ lang, tree, judged, chosen }: Props) {
  const place = fragmentOf(chosen);
  const [proved, setProved] = useState({ judged, place });
  if (proved.judged !== judged) setProved({ judged, place });
  const { parts, counted } = effectOf(judged.impact);
  if (!judged.isSound || counted === undefined) return null;
  const words = effectWords[lang];
  const count = parts.reduce((sum, { lines }) => sum + lines.length, 0);
  return (
    <section className="card effect" aria-label={words.title}>
      <details key={place} open={proved.place === place}>
        <summary>
          <h2>{words.title}</h2> · {words.changes(count)}
        </summary>
        <EffectLines
          lang={lang}
          impact={judged.impact}
          isOpen={(name) => name === chosen.form || parts.length === 1}
          labelsOf={(name) => (pointer) => labelIn(tree, name, pointer)}
        />
      </details>
    </section>
  );
}

function labelIn({ forms }: Props['tree'], form: string, pointer: string): string | undefined {
  const fields = forms.find(({ id }) => id === form)?.fields ?? [];
  return fields.find((field) => field.pointer === pointer)?.label.de ?? undefined;
}
