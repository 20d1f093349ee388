import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { asApiError } from '../../lib/api-error.ts';
import { useText } from '../../lib/text.ts';
import { phoneProofCalls } from '../auth/phone-api.ts';
import { PhoneCode } from './phone-code.tsx';
import { TakenNote } from './taken-note.tsx';

interface Props {
  initialPhone?: string;
  /** The number in E.164; the guest cookie now proves it to the server. */
  onProved: (phone: string) => void;
  /** Where to go on after the login of somebody who has an account already. */
  loginState?: unknown;
}

/** The number has an account (SPEC §8). */
const PHONE_TAKEN = [1003, 1066];

/** Phone and code before a registration or an order; used by the registration page and by the wizard. */
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
      // Said once, in place of a field that nothing is wrong with.
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
