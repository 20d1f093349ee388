import { DefinitionForm } from '../../forms/definition-form.tsx';
import { asApiError } from '../../lib/api-error.ts';
import { notify } from '../../lib/notices.ts';
import { setNewPassword } from './phone-api.ts';

interface Props {
  resetToken: string;
  onDone: () => void;
  /** The token was used already or is older than 15 minutes. */
  onTokenRefused: () => void;
}

const TOKEN_REFUSED = 1007;

export function NewPassword({ resetToken, onDone, onTokenRefused }: Props) {
  return (
    <DefinitionForm
      id="auth/reset-password"
      onSubmit={async (data) => {
        try {
          await setNewPassword(resetToken, data);
          onDone();
        } catch (reason) {
          if (asApiError(reason).referenceCode !== TOKEN_REFUSED) throw reason;
          notify({ kind: 'error', key: 'error.code.1007' });
          onTokenRefused();
        }
      }}
    />
  );
}
