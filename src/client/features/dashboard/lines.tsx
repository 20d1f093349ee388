import type { ReactNode } from 'react';
import type { ContractView } from '../../../shared/api/contracts.ts';
import { CardGrid } from '../../components/card-grid.tsx';
import { Section } from '../../components/section.tsx';
import { useText } from '../../lib/text.ts';
import { ContractCard } from './contract-card.tsx';

interface Props {
  /** The line whose ticket stands at the top of the page. */
  shown: string | undefined;
  contracts: readonly ContractView[];
  actionsOf: (contract: ContractView) => ReactNode;
}

/** What can be done with the line at the top of the page, then the other lines with state, dates and actions. */
export function Lines({ shown, contracts, actionsOf }: Props) {
  const text = useText();
  if (contracts.length === 0) return null;
  const shownFirst = contracts.toSorted((a, b) => Number(b.id === shown) - Number(a.id === shown));
  return (
    <Section size="part" title={text('dashboard.contracts.manage')} titleId="lines">
      <CardGrid stretch>
        {shownFirst.map((contract) => (
          <li key={contract.id}>
            <ContractCard contract={contract} isShown={contract.id === shown}>
              {actionsOf(contract)}
            </ContractCard>
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}
