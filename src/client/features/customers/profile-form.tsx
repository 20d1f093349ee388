import { useMemo } from 'react';
import type { UserView } from '../../../shared/api/customers.ts';
import type { FormValues } from '../../../shared/form-script.ts';
import { formatPhone } from '../../../shared/format-phone.ts';
import { DefinitionForm } from '../../forms/definition-form.tsx';
import { asApiError } from '../../lib/api-error.ts';
import { useCall } from '../../lib/use-call.ts';
import { saveProfile } from './save-profile.ts';

interface Props {
  user: UserView;
  /** The typed values, kept while the customer proves the phone. */
  draft?: FormValues;
  /** The phone is new and not proved yet (1107); `profile` is saved after the proof. */
  onUnproved: (profile: FormValues) => void;
}

const NOT_PROVED = 1107;

/** Name, contact and address of the customer. */
export function ProfileForm({ user, draft, onUnproved }: Props) {
  const { data } = useCall('GET /api/auth/me/answers', {});
  const kept = data?.profile;
  const initialData = useMemo(() => spelled(draft ?? { ...asForm(user), ...kept }), [user, draft, kept]);
  // Most profiles have no such answers: the form does not wait for them.
  const round = Object.keys(kept ?? {}).length;
  return (
    <DefinitionForm
      key={round}
      id="account/profile"
      places={12}
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

function asForm({ id: _id, invitationCode: _code, phoneNumber, ...rest }: UserView): FormValues {
  return { ...rest, phone: phoneNumber };
}

/** The number in the usual spelling; the form sends it in E.164. */
function spelled(profile: FormValues): FormValues {
  const { phone } = profile;
  return typeof phone === 'string' ? { ...profile, phone: formatPhone(phone) } : profile;
}
