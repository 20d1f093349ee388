import { useMemo, useState } from 'react';
import { DefinitionForm } from '../../forms/definition-form.tsx';
import { formHeaders } from '../../forms/form-headers.ts';
import { asApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/call.ts';
import { enterSession } from '../../lib/session.ts';
import { TakenNote } from './taken-note.tsx';

interface Props {
  /** The number that a code has proved. */
  phone: string;
  /** The server does not accept the phone as proved (1107): too much time passed, or the number was changed. */
  onUnproved: () => void;
}

const TAKEN = [1003, 1048, 1066];
const NOT_PROVED = 1107;
const PROVED = ['contact.phone'];

/** The registration form; the ticks for marketing and terms are never pre-set. */
export function RegisterForm({ phone, onUnproved }: Props) {
  const [taken, setTaken] = useState(false);
  const initialData = useMemo(() => ({ contact: { phone } }), [phone]);
  return (
    <>
      {taken ? <TakenNote /> : null}
      <DefinitionForm
        id="auth/register"
        initialData={initialData}
        readOnlyFields={PROVED}
        onSubmit={async (data, { version }) => {
          try {
            const headers = formHeaders(version);
            enterSession(await call('POST /api/auth/register', { body: data, headers }));
          } catch (reason) {
            const { referenceCode } = asApiError(reason);
            if (referenceCode === NOT_PROVED) onUnproved();
            setTaken(TAKEN.includes(referenceCode));
            throw reason;
          }
        }}
      />
    </>
  );
}
