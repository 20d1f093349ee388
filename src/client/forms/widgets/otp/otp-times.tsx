import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ClockIcon, RefreshIcon } from '../../parts/icons.tsx';
import { minutesAndSeconds, useCountdown } from '../use-countdown.ts';
import css from './otp.module.css';
import type { OtpContext } from './otp-context.ts';

type Sending = 'idle' | 'sending' | 'sent' | 'failed';

/** How long the code is good, how many tries are left, and another code. */
export function OtpTimes({ otp }: { otp: OtpContext }) {
  const now = otp.now ?? Date.now;
  const valid = useCountdown(otp.expiresAt, now);
  const [sending, setSending] = useState<Sending>('idle');
  const resend = async () => {
    setSending('sending');
    await otp.onResend().then(
      () => setSending('sent'),
      () => setSending('failed'),
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
      <Resend otp={otp} isSending={sending === 'sending'} onResend={resend} />
      <p className={css.status} role="status">
        {sending === 'sent' && valid > 0 && <FormattedMessage id="app.form.otp.sent" />}
        {sending === 'failed' && <FormattedMessage id="app.form.otp.sendFailed" />}
        {sending === 'idle' && valid === 0 && (
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
        <FormattedMessage id="app.form.otp.resendIn" values={{ time: minutesAndSeconds(wait) }} />
      ) : (
        <FormattedMessage id="app.form.otp.resend" />
      )}
    </button>
  );
}
