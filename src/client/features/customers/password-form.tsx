import { useState } from 'react';
import { DefinitionForm } from '../../forms/definition-form.tsx';
import { api } from '../../lib/http.ts';
import { notify } from '../../lib/notices.ts';

/** A new password for somebody who knows the old one; empty again once it is stored. */
export function PasswordForm() {
  const [round, setRound] = useState(0);
  return (
    <DefinitionForm
      key={round}
      id="account/password"
      onSubmit={async (data, { version }) => {
        await api('/api/users/me/password', { data, headers: { 'X-Definition-Version': version } });
        setRound(round + 1);
        notify({ kind: 'success', key: 'account.page.profile.passwordSaved' });
      }}
    />
  );
}
