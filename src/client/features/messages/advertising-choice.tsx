import type { NoticeSettings } from '../../../shared/api/messages.ts';
import { DefinitionForm } from '../../forms/definition-form.tsx';
import { formHeaders } from '../../forms/form-headers.ts';
import { call } from '../../lib/call.ts';
import { notify } from '../../lib/notices.ts';

interface Props {
  isGranted: boolean;
  onStored: (next: NoticeSettings) => void;
}

/** The consent to advertising, given and taken back by the same tick. */
export function AdvertisingChoice({ isGranted, onStored }: Props) {
  return (
    <DefinitionForm
      id="account/advertising"
      initialData={{ marketingConsent: isGranted }}
      submitLook="secondary"
      onSubmit={async (data, { version }) => {
        const headers = formHeaders(version);
        const next = await call('PUT /api/users/me/advertising', { body: data, headers });
        onStored(next);
        const word = next.advertising ? 'given' : 'takenBack';
        notify({ kind: 'success', key: `messages.page.advertising.${word}` });
      }}
    />
  );
}
