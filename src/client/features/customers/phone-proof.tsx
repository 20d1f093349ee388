import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { asApiError } from '../../lib/api-error.ts';
import { useText } from '../../lib/text.ts';
import { phoneProofCalls } from './phone-api.ts';
import { PhoneCode } from './phone-code.tsx';
import { TakenNote } from './taken-note.tsx';

interface Props {
  initialPhone?: string;
  /** The number in E.164; the guest cookie now proves it to the server. */
  onProved: (phone: string) => void;
  /** The state for the login page, for a visitor who already has an account. */
  loginState?: unknown;
}

/** The number has an account (specification, "Error codes"). */
const PHONE_TAKEN = [1003, 1066];

/** Phone and code before a registration or an order; the registration page and the wizard use it. */
export function PhoneProof({ initialPhone, onProved, loginState }: Props) {
  const text = useText();
  const [taken, setTaken] = useState(false);
  if (taken)
    return (
      <>
        <TakenNote loginState={loginState} hasFocus />
        <p>
          <Button look="quiet" onClick={() => setTaken(false)}>
            {text('auth.page.code.change')}
          </Button>
        </p>
      </>
    );
  const verify = async (code: string) => {
    try {
      return await phoneProofCalls.verify(code);
    } catch (reason) {
      // Shown once, instead of an error at the field: the number itself is valid.
      setTaken(PHONE_TAKEN.includes(asApiError(reason).referenceCode));
      throw reason;
    }
  };
  return (
    <PhoneCode
      phoneForm="auth/phone"
      calls={{ ...phoneProofCalls, verify }}
      initialPhone={initialPhone}
      onVerified={onProved}
    />
  );
}
