import { type ReactNode, useState } from 'react';
import type { FormValues } from '../../shared/form-script.ts';
import { api } from '../lib/http.ts';
import { DefinitionForm } from './definition-form.tsx';

interface Props {
  id: string;
  /** Where it is sent: `/api/support/messages`. */
  to: string;
  initialData?: FormValues;
  /** What stands in its place afterwards; `again` shows an empty form. */
  sent: (again: () => void) => ReactNode;
}

/** A form that is filled in once, sent, and then gives way to a thank-you. */
export function SendingForm({ id, to, initialData, sent }: Props) {
  const [done, setDone] = useState(false);
  if (done) return sent(() => setDone(false));
  return (
    <DefinitionForm
      id={id}
      initialData={initialData}
      onSubmit={async (data, { version }) => {
        await api(to, { data, headers: { 'X-Definition-Version': version } });
        setDone(true);
      }}
    />
  );
}
