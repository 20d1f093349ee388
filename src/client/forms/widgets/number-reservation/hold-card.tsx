import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Ring } from '../../../components/ring.tsx';
import { minutesAndSeconds, useCountdown } from '../../../lib/use-countdown.ts';
import css from './hold-card.module.css';
import { NumberDigits } from './number-digits.tsx';
import type { Hold } from './use-hold.ts';

interface HoldCardProps {
  hold: Hold;
  isBusy: boolean;
  onExtend: (hold: Hold) => void;
  onExpired: (msisdn: string) => void;
}

/** The held number, how long it is held, and how to hold it longer. */
export function HoldCard({ hold, isBusy, onExtend, onExpired }: HoldCardProps) {
  const left = useCountdown(hold.endsAt, Date.now);
  const isEnding = left <= hold.warnSeconds * 1000;
  useEffect(() => {
    if (left === 0) onExpired(hold.msisdn);
  }, [left, hold.msisdn, onExpired]);
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The board with the number that was tapped is folded now.
    if (hold.isNew) card.current?.focus();
  }, [hold.isNew]);
  return (
    <div className={css.hold} ref={card} tabIndex={-1} data-ending={isEnding}>
      {/* Not announced each second: the warning is. */}
      <Ring share={left / hold.span} tone={isEnding ? 'warning' : 'plain'}>
        <span role="timer">{minutesAndSeconds(left)}</span>
      </Ring>
      <div className={css.holdWords}>
        <p className={css.holdLabel}>
          <FormattedMessage id="app.form.number.held" />
        </p>
        <p className={css.holdNumber}>
          <NumberDigits msisdn={hold.msisdn} kind={hold.kind} size="hold" />
        </p>
        <p className={css.holdWarning} role="status">
          {isEnding && left > 0 && (
            <FormattedMessage
              id={hold.extensionsLeft > 0 ? 'app.form.number.ending' : 'app.form.number.endingLast'}
              values={{ minutes: Math.ceil(hold.warnSeconds / 60) }}
            />
          )}
        </p>
      </div>
      {hold.extensionsLeft > 0 && (
        <button
          type="button"
          className={css.extend}
          aria-disabled={isBusy || undefined}
          onClick={() => onExtend(hold)}
        >
          <FormattedMessage id="app.form.number.extend" />
          <span className={css.extensions}>
            <FormattedMessage id="app.form.number.extensionsLeft" values={{ count: hold.extensionsLeft }} />
          </span>
        </button>
      )}
    </div>
  );
}
