import { IconDeviceMobile, IconDeviceSim } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { ContractView } from '../../../shared/api/contracts.ts';
import type { ReceiptView } from '../../../shared/api/declarations.ts';
import { goesOn } from '../../../shared/states/contract.ts';
import { ListRow, ListRows } from '../../components/list-row.tsx';
import { useText } from '../../lib/text.ts';
import { EndContract } from './end-contract.tsx';
import { ReceiptCard } from './receipt-card.tsx';
import { WaitingDeclarations } from './waiting-declarations.tsx';

interface Props {
  contract: ContractView;
  onChange: () => void;
  /** Further rows, before the ways to end it. */
  children: ReactNode;
}

/** What can be done with a contract, one row each, the ways to end it last; then the receipt of the declaration. */
export function ContractWays({ contract, onChange, children }: Props) {
  const text = useText();
  const [receipt, setReceipt] = useState<ReceiptView>();
  const { tariffName } = contract;
  const done = (given: ReceiptView) => {
    setReceipt(given);
    onChange();
  };
  return (
    <>
      {receipt ? (
        <ReceiptCard receipt={receipt} onAgain={() => setReceipt(undefined)} />
      ) : (
        <WaitingDeclarations waiting={contract.waiting} />
      )}
      <ListRows compact columns label={text('contract.page.own.ways', { tariff: tariffName })}>
        <SimRows contract={contract} />
        {children}
        {receipt ? null : <EndContract contract={contract} onDone={done} />}
      </ListRows>
    </>
  );
}

/** Where the SIM is blocked, and an eSIM set up; not for a line that has ended. */
function SimRows({ contract: { id, state, sim, hasEsimCode } }: { contract: ContractView }) {
  const text = useText();
  if (!sim || !goesOn({ state })) return null;
  return (
    <>
      <ListRow
        icon={<IconDeviceSim size={24} aria-hidden="true" />}
        to={`/dashboard/sim?contract=${id}`}
        title={text('contract.page.own.sim')}
      />
      {hasEsimCode ? (
        <ListRow
          icon={<IconDeviceMobile size={24} aria-hidden="true" />}
          to={`/dashboard/esim?contract=${id}`}
          title={text('contract.page.own.esim')}
        />
      ) : null}
    </>
  );
}
