import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { BesidePage } from '../components/beside-page.tsx';
import { BrandPanel } from '../components/brand-panel.tsx';
import { Button } from '../components/button.tsx';
import { Failure } from '../components/failure.tsx';
import { TickList } from '../components/tick-list.tsx';
import { NewPassword } from '../features/customers/new-password.tsx';
import { call } from '../lib/call.ts';
import { notify } from '../lib/notices.ts';
import { useText } from '../lib/text.ts';
import { useAttempt } from '../lib/use-attempt.ts';

/** Undoes a change of e-mail address or phone, and then asks for a new password. */
export function UndoContactChangePage() {
  const text = useText();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [resetToken, setResetToken] = useState<string>();
  const { busy, error, start } = useAttempt(async () => {
    const body = { token: search.get('token') ?? '' };
    const answer = await call('POST /api/auth/undo-contact-change', { body, anonymous: true });
    setResetToken(answer.resetToken);
  });
  const finish = () => {
    notify({ kind: 'success', key: 'auth.page.forgot.done' });
    void navigate('/auth/login');
  };
  return (
    <BesidePage
      beside={<BrandPanel />}
      title={text('auth.page.undo.title')}
      lead={text(resetToken ? 'auth.page.undo.leadPassword' : 'auth.page.undo.lead')}
    >
      {resetToken ? (
        <NewPassword
          resetToken={resetToken}
          onDone={finish}
          onTokenRefused={() => void navigate('/auth/forgot-password')}
        />
      ) : (
        <>
          <TickList items={[text('auth.page.undo.signedOut'), text('auth.page.undo.password')]} />
          <Button wide busy={busy} onClick={start}>
            {text('auth.page.undo.confirm')}
          </Button>
          <p>{text('auth.page.undo.wasMe')}</p>
        </>
      )}
      {error ? <Failure error={error} /> : null}
    </BesidePage>
  );
}
