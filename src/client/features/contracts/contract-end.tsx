import { useState } from 'react';
import type { ContractView } from '../../../shared/api/contracts.ts';
import type { ReceiptView } from '../../../shared/api/declarations.ts';
import { EndContract } from './end-contract.tsx';
import { ReceiptCard } from './receipt-card.tsx';
import { WaitingDeclarations } from './waiting-declarations.tsx';

/** What can be done with a contract: change its tariff, end it, or withdraw; then the receipt of the declaration. */
export function ContractEnd({ contract, onChange }: { contract: ContractView; onChange: () => void }) {
  const [receipt, setReceipt] = useState<ReceiptView>();
  const done = (given: ReceiptView) => {
    setReceipt(given);
    onChange();
  };
  if (receipt) return <ReceiptCard receipt={receipt} onAgain={() => setReceipt(undefined)} />;
  return (
    <>
      <WaitingDeclarations waiting={contract.waiting} />
      <EndContract contract={contract} onDone={done} />
    </>
  );
}
