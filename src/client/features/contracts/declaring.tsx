import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { Section } from '../../components/section.tsx';
import { DefinitionForm } from '../../forms/definition-form.tsx';
import { api } from '../../lib/http.ts';
import { useSession } from '../../lib/session.ts';
import { useText } from '../../lib/text.ts';
import { type Receipt, ReceiptCard } from './receipt-card.tsx';
import type { Right } from './rights.ts';

const forms = {
  cancel: { id: 'contract/cancel', to: '/api/contracts/cancellations' },
  withdraw: { id: 'contract/withdraw', to: '/api/contracts/withdrawals' },
};

interface Props {
  right: Right;
  receipt: Receipt | undefined;
  onReceipt: (receipt: Receipt | undefined) => void;
}

/** One of the two functions: its form with the button from the start, then the receipt in its place. */
export function Declaring({ right, receipt, onReceipt }: Props) {
  const text = useText();
  const known = useKnown(right);
  const { id, to } = forms[right];
  return (
    <Section size="part" title={text(`contract.page.${right}.title`)}>
      {receipt ? (
        <ReceiptCard receipt={receipt} onAgain={() => onReceipt(undefined)} />
      ) : (
        <DefinitionForm
          id={id}
          initialData={known}
          onSubmit={async (data, { version }) => {
            const headers = { 'X-Definition-Version': version };
            onReceipt((await api<{ receipt: Receipt }>(to, { data, headers })).receipt);
          }}
        />
      )}
    </Section>
  );
}

/** Whoever is logged in, or comes from a contract of theirs, need not say it again. */
function useKnown(right: Right) {
  const session = useSession();
  const { state } = useLocation();
  const user = session.state === 'authenticated' ? session.user : undefined;
  const contractNumber = contractOf(state);
  return useMemo(
    () => ({
      ...(right === 'cancel' ? { kind: 'ordinary' } : {}),
      ...(user ? { name: `${user.firstName} ${user.lastName}`, email: user.email } : {}),
      ...(contractNumber ? { contractNumber } : {}),
    }),
    [right, user, contractNumber],
  );
}

/** Handed over beside the address, where no log and no history sees it. */
function contractOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('contractNumber' in state)) return undefined;
  return typeof state.contractNumber === 'string' ? state.contractNumber : undefined;
}
