import { type ReactNode, useState } from 'react';
import type { Api } from '../../shared/api/api.ts';
import type { formKeyword } from '../../shared/api/shapes.ts';
import type { FormValues } from '../../shared/form-script.ts';
import { call } from '../lib/call.ts';
import { usePosted } from '../lib/posted.ts';
import { DefinitionForm } from './definition-form.tsx';
import { formHeaders } from './form-headers.ts';

/** The calls whose body is one form and whose path has no parameter. */
export type FormCall = {
  [Key in keyof Api]: Api[Key] extends { params: unknown }
    ? never
    : Api[Key] extends { body: Record<typeof formKeyword, string> }
      ? Key
      : never;
}[keyof Api];

interface Props {
  id: string;
  /** The call that sends it: `POST /api/support/messages`. */
  to: FormCall;
  initialData?: FormValues;
  /** What stands in its place afterwards; `again` shows an empty form. */
  sent: (again: () => void) => ReactNode;
}

/** A form that is filled in once, sent, and then gives way to a thank-you. */
export function SendingForm({ id, to, initialData, sent }: Props) {
  // It may have been sent without scripts.
  const taken = usePosted(id, (posted) => ('answer' in posted ? true : undefined));
  const [done, setDone] = useState(taken === true);
  if (done) return sent(() => setDone(false));
  return (
    <DefinitionForm
      id={id}
      initialData={initialData}
      onSubmit={async (data, { version }) => {
        await call(to, { body: data, headers: formHeaders(version) });
        setDone(true);
      }}
    />
  );
}
