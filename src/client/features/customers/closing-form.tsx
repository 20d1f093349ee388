import { DefinitionForm } from '../../forms/definition-form.tsx';
import { formHeaders } from '../../forms/form-headers.ts';
import { call } from '../../lib/call.ts';
import { leave } from '../../lib/session.ts';

/** Closes the account; the call asks for the step-up where it is needed. */
export function ClosingForm() {
  return (
    <DefinitionForm
      id="account/closing"
      submitLook="negative"
      onSubmit={async (data, { version }) => {
        await call('POST /api/users/me/closing', { body: data, headers: formHeaders(version) });
        await leave('closed');
      }}
    />
  );
}
