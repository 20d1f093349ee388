import { useState } from 'react';
import { DefinitionForm } from '../../forms/definition-form.tsx';
import { formHeaders } from '../../forms/form-headers.ts';
import { call } from '../../lib/call.ts';
import { notify } from '../../lib/notices.ts';
import { useText } from '../../lib/text.ts';
import { OpenedForm } from './opened-form.tsx';

/** A new password for a customer who knows the old one; the form closes, empty, after it is stored. */
export function PasswordForm() {
  const text = useText();
  const [round, setRound] = useState(0);
  return (
    <OpenedForm id="password" label={text('account.page.overview.password')} round={round}>
      <DefinitionForm
        key={round}
        id="account/password"
        submitLook="secondary"
        onSubmit={async (data, { version }) => {
          const headers = formHeaders(version);
          await call('POST /api/users/me/password', { body: data, headers });
          setRound(round + 1);
          notify({ kind: 'success', key: 'account.page.profile.passwordSaved' });
        }}
      />
    </OpenedForm>
  );
}
