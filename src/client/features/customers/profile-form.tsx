import { useMemo } from 'react';
import type { FormValues } from '../../../shared/form-script.ts';
import { formatPhone } from '../../../shared/format-phone.ts';
import { DefinitionForm } from '../../forms/definition-form.tsx';
import { asApiError } from '../../lib/api-error.ts';
import type { User } from '../../lib/user.ts';
import { saveProfile } from './save-profile.ts';

interface Props {
  user: User;
  /** What was typed before, kept while the phone was proved. */
  draft?: FormValues;
  /** The phone is new and nobody has proved it yet (1107): what should be saved once it is. */
  onUnproved: (profile: FormValues) => void;
}

const NOT_PROVED = 1107;

/** Name, contact and address of the customer. */
export function ProfileForm({ user, draft, onUnproved }: Props) {
  const initialData = useMemo(() => spelled(draft ?? asForm(user)), [user, draft]);
  return (
    <DefinitionForm
      id="account/profile"
      initialData={initialData}
      onSubmit={async (profile, { version }) => {
        try {
          await saveProfile(profile, version);
        } catch (reason) {
          if (asApiError(reason).referenceCode !== NOT_PROVED) throw reason;
          onUnproved(profile);
        }
      }}
    />
  );
}

function asForm({ id: _id, invitationCode: _code, phoneNumber, ...rest }: User): FormValues {
  return { ...rest, phone: phoneNumber };
}

/** The number as people write it; the form sends it as it was. */
function spelled(profile: FormValues): FormValues {
  const { phone } = profile;
  return typeof phone === 'string' ? { ...profile, phone: formatPhone(phone) } : profile;
}
