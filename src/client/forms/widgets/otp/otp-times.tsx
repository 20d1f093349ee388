import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { asApiError } from '../../../lib/api-error.ts';
import { minutesAndSeconds, useCountdown } from '../../../lib/use-countdown.ts';
import { ClockIcon, RefreshIcon } from '../../parts/icons.tsx';
import css from './otp.module.css';
import type { OtpContext } from './otp-context.ts';

/** What came of asking for another code; `why` in the server's words where it gave any. */
type Sending = { state: 'idle' | 'sending' | 'sent' } | { state: 'failed'; why: string | undefined };

/** How long the code is good, how many tries are left, and another code. */
export function OtpTimes({ otp }: { otp: OtpContext }) {
  const now = otp.now ?? Date.now;
  const valid = useCountdown(otp.expiresAt, now);
  const [sending, setSending] = useState<Sending>({ state: 'idle' });
  const resend = async () => {
    setSending({ state: 'sending' });
    await otp.onResend().then(
      () => setSending({ state: 'sent' }),
      (reason) => setSending({ state: 'failed', why: asApiError(reason).detail }),
    );
  };
  return (
    <div className={css.below}>
      <p className={css.validity} data-expired={valid === 0}>
        <ClockIcon className={css.icon} />
        <span>
          {valid > 0 ? (
            <FormattedMessage
              id="app.form.otp.validFor"
              values={{ time: <strong className={css.time}>{minutesAndSeconds(valid)}</strong> }}
            />
          ) : (
            <FormattedMessage id="app.form.otp.expired" />
          )}
          {otp.triesLeft !== undefined && valid > 0 && (
            <>
              {' · '}
              <FormattedMessage id="app.form.otp.triesLeft" values={{ count: otp.triesLeft }} />
            </>
          )}
        </span>
      </p>
      <Resend otp={otp} isSending={sending.state === 'sending'} onResend={resend} />
      <p className={css.status} role="status">
        {sending.state === 'sent' && valid > 0 && <FormattedMessage id="app.form.otp.sent" />}
        {sending.state === 'failed' && (sending.why ?? <FormattedMessage id="app.form.otp.sendFailed" />)}
        {sending.state === 'idle' && valid === 0 && (
          <span className="visually-hidden">
            <FormattedMessage id="app.form.otp.expired" />
          </span>
        )}
      </p>
    </div>
  );
}

interface ResendProps {
  otp: OtpContext;
  isSending: boolean;
  onResend: () => void;
}

/** The button for another code; while it must wait, it says how long and does nothing. */
function Resend({ otp, isSending, onResend }: ResendProps) {
  const wait = useCountdown(otp.resendAt, otp.now ?? Date.now);
  const mayNot = wait > 0 || isSending;
  return (
    <button
      type="button"
      className={css.resend}
      aria-disabled={mayNot || undefined}
      onClick={mayNot ? undefined : onResend}
    >
      <RefreshIcon />
      {wait > 0 ? (
        <span>
          <FormattedMessage
            id="app.form.otp.resendIn"
            values={{ time: <strong className={css.time}>{minutesAndSeconds(wait)}</strong> }}
          />
        </span>
      ) : (
        <FormattedMessage id="app.form.otp.resend" />
      )}
    </button>
  );
}
