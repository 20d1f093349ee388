import type { ReactNode } from 'react';
import type { ContractView } from '../../../shared/api/contracts.ts';
import { CardGrid } from '../../components/card-grid.tsx';
import { Section } from '../../components/section.tsx';
import { useText } from '../../lib/text.ts';
import { ContractCard } from './contract-card.tsx';

interface Props {
  contracts: readonly ContractView[];
  actionsOf: (contract: ContractView) => ReactNode;
}

/** The customer's lines with number, state, dates and actions. */
export function Lines({ contracts, actionsOf }: Props) {
  const text = useText();
  if (contracts.length === 0) return null;
  return (
    <Section size="part" title={text('dashboard.contracts.title')} titleId="lines">
      <CardGrid stretch>
        {contracts.map((contract) => (
          <li key={contract.id}>
            <ContractCard contract={contract}>{actionsOf(contract)}</ContractCard>
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}
