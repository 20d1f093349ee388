import { useMemo } from 'react';
import type { UserView } from '../../../shared/api/customers.ts';
import type { FormValues } from '../../../shared/form-script.ts';
import { formatPhone } from '../../../shared/format-phone.ts';
import { DefinitionForm } from '../../forms/definition-form.tsx';
import { asApiError } from '../../lib/api-error.ts';
import { type Text, useText } from '../../lib/text.ts';
import { useCall } from '../../lib/use-call.ts';
import { AnswerRows } from './answer-rows.tsx';
import { AnswerRowsContext } from './answer-rows-context.ts';
import { AnswerRowsPlaceholder } from './answer-rows-placeholder.tsx';
import { saveProfile } from './save-profile.ts';

interface Props {
  user: UserView;
  /** The typed values, kept while the customer proves the phone. */
  draft?: FormValues;
  /** The phone is new and not proved yet (1107); `profile` is saved after the proof. */
  onUnproved: (profile: FormValues) => void;
}

const NOT_PROVED = 1107;
/** Name, salutation, gender, mail address, phone number and address. */
const ROWS = 6;

/** Name, contact and address of the customer: rows, each with a button that opens its fields. */
export function ProfileForm({ user, draft, onUnproved }: Props) {
  const text = useText();
  const { data } = useCall('GET /api/auth/me/answers', {});
  const kept = data?.profile;
  const saved = useMemo(() => spelled({ ...asForm(user), ...kept }), [user, kept]);
  const initialData = useMemo(() => (draft ? spelled(draft) : saved), [draft, saved]);
  const rows = useMemo(() => ({ saved, ...rowsIn(text) }), [saved, text]);
  // Most profiles have no such answers: the form does not wait for them.
  const round = Object.keys(kept ?? {}).length;
  return (
    <AnswerRowsContext value={rows}>
      <DefinitionForm
        key={round}
        id="account/profile"
        placeholder={<AnswerRowsPlaceholder rows={ROWS} />}
        layout={AnswerRows}
        hideSubmit
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
    </AnswerRowsContext>
  );
}

/** A name and an address are one row each. */
function rowsIn(text: Text) {
  return {
    groups: [
      { title: text('account.page.profile.name'), fields: ['firstName', 'lastName'] },
      {
        title: text('account.page.overview.address'),
        fields: ['street', 'houseNumber', 'postalCode', 'city'],
      },
    ],
    words: {
      change: text('account.page.profile.change'),
      cancel: text('account.page.profile.cancel'),
      none: text('account.page.profile.none'),
    },
  };
}

function asForm({ id: _id, invitationCode: _code, phoneNumber, ...rest }: UserView): FormValues {
  return { ...rest, phone: phoneNumber };
}

/** The number in the usual spelling; the form sends it in E.164. */
function spelled(profile: FormValues): FormValues {
  const { phone } = profile;
  return typeof phone === 'string' ? { ...profile, phone: formatPhone(phone) } : profile;
}
