import { useMemo, useState } from 'react';
import { asApiError } from '../../lib/api-error.ts';
import { type CodeCalls, phoneProofCalls } from './phone-api.ts';
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
  const [taken, setTaken] = useState(false);
  const calls = useMemo(() => noticing(phoneProofCalls, setTaken), []);
  return (
    <>
      {taken ? <TakenNote loginState={loginState} /> : null}
      <PhoneCode phoneForm="auth/phone" calls={calls} initialPhone={initialPhone} onVerified={onProved} />
    </>
  );
}

function noticing(calls: CodeCalls, onTaken: (taken: boolean) => void): CodeCalls {
  return {
    send: calls.send,
    verify: (code) =>
      calls.verify(code).catch((reason) => {
        onTaken(PHONE_TAKEN.includes(asApiError(reason).referenceCode));
        throw reason;
      }),
  };
}
