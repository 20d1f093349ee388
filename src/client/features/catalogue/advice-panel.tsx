import type { Tariff } from '../../../shared/api/catalogue.ts';
import { AdviceWords } from '../../components/advice-words.tsx';
import { AdviceQuestions } from './advice-questions.tsx';
import { CompareTable } from './compare-table.tsx';
import { leadingPlan } from './leading-plan.ts';

export { loadAdviceWords as prepare } from '../../components/advice-words.tsx';

export type Help = 'ask' | 'compare';

export interface AdvicePanelProps {
  help: Help;
  catalogue: readonly Tariff[];
  /** The plan that the questions led to. */
  advised: Tariff | undefined;
  /** Opens the comparison with this plan. */
  onCompare: (plan: Tariff) => void;
  onClose: () => void;
}

/** The questions or the comparison, with their words. */
export function AdvicePanel({ help, catalogue, advised, onCompare, onClose }: AdvicePanelProps) {
  return (
    <AdviceWords>
      {help === 'ask' ? (
        <AdviceQuestions catalogue={catalogue} onCompare={onCompare} onClose={onClose} />
      ) : (
        <CompareTable catalogue={catalogue} first={firstCompared(catalogue, advised)} onClose={onClose} />
      )}
    </AdviceWords>
  );
}

const MOST = 3;

/** The plan of the questions with its neighbours; without one, the middle of each kind that needs no other contract. */
function firstCompared(catalogue: readonly Tariff[], plan: Tariff | undefined): string[] {
  const forAll = catalogue.filter((one) => !one.mainContractRequired && !one.businessOnly);
  const kinds = [...new Set(forAll.map(({ type }) => type))];
  const middles = kinds.map((kind) => leadingPlan(forAll.filter(({ type }) => type === kind)));
  const first = plan ?? middles[0];
  const alternative = catalogue.find(({ id }) => id === first?.alternativeTariffId);
  const same = catalogue.filter(({ type }) => type === first?.type);
  const wanted = plan ? [plan, alternative, ...same] : [...middles, ...nearest(forAll, first)];
  return [...new Set(wanted.flatMap((one) => (one ? [one.slug] : [])))].slice(0, MOST);
}

/** The plans by how near their price is to that of one. */
function nearest(plans: readonly Tariff[], to: Tariff | undefined): Tariff[] {
  const far = ({ priceCents }: Tariff) => Math.abs(priceCents - (to?.priceCents ?? 0));
  return [...plans].sort((one, other) => far(one) - far(other));
}
