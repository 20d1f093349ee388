import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { ReceiptView } from '../../../shared/api/declarations.ts';
import { Section } from '../../components/section.tsx';
import { DefinitionForm } from '../../forms/definition-form.tsx';
import { formHeaders } from '../../forms/form-headers.ts';
import { call } from '../../lib/call.ts';
import { useSession } from '../../lib/session.ts';
import { useText } from '../../lib/text.ts';
import { ReceiptCard } from './receipt-card.tsx';
import { forms, type Right } from './rights.ts';

interface Props {
  right: Right;
  receipt: ReceiptView | undefined;
  onReceipt: (receipt: ReceiptView | undefined) => void;
}

/** One of the two functions: its form first, then the receipt in its place. */
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
            const headers = formHeaders(version);
            onReceipt((await call(to, { body: data, headers })).receipt);
          }}
        />
      )}
    </Section>
  );
}

/** Known values: of the logged-in customer, and of the contract from which the customer came here. */
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

/** The contract comes in the history state, not in the address, so that no log contains it. */
function contractOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('contractNumber' in state)) return undefined;
  return typeof state.contractNumber === 'string' ? state.contractNumber : undefined;
}
