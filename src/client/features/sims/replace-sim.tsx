import type { SimView } from '../../../shared/api/sims.ts';
import { Section } from '../../components/section.tsx';
import { useText } from '../../lib/text.ts';
import { AskReplacement, type ProofPart } from './ask-replacement.tsx';
import { ReplacementUnderWay } from './replacement-under-way.tsx';

interface Props {
  sim: SimView;
  proof: ProofPart;
  onChange: (sim: SimView) => void;
}

/** Another SIM in the place of a line's own: asked for with a proof of its own, and cancelled until it is the line's. */
export function ReplaceSim({ sim, proof, onChange }: Props) {
  const text = useText();
  return (
    <Section size="part" title={text('sims.page.replace.title')} lead={text('sims.page.replace.lead')}>
      {sim.replacedFrom ? (
        <ReplacementUnderWay sim={sim} from={sim.replacedFrom} onChange={onChange} />
      ) : (
        <AskReplacement sim={sim} proof={proof} onChange={onChange} />
      )}
    </Section>
  );
}
