import { useMemo, useState } from 'react';
import { DefinitionForm } from '../../forms/definition-form.tsx';
import { asApiError } from '../../lib/api-error.ts';
import { api } from '../../lib/http.ts';
import { enterSession } from '../../lib/session.ts';
import type { SessionGrant } from '../../lib/user.ts';
import { TakenNote } from './taken-note.tsx';

interface Props {
  /** Proved by a code before. */
  phone: string;
  /** The server does not take this phone as proved (1107): too much time passed, or it was changed. */
  onUnproved: () => void;
}

const TAKEN = [1003, 1048, 1066];
const NOT_PROVED = 1107;
const PROVED = ['contact.phone'];

/** The account itself; marketing and terms are never pre-ticked. */
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
            enterSession(await register(data, version));
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

function register(data: unknown, version: string): Promise<SessionGrant> {
  return api<SessionGrant>('/api/auth/register', { data, headers: { 'X-Definition-Version': version } });
}
