import { bootstrap } from '../lib/bootstrap.ts';
import { serverNow } from '../lib/server-now.ts';
import { useText } from '../lib/text.ts';
import { useCountdown } from '../lib/use-countdown.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import styles from './countdown.module.css';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const clock = ['hours', 'minutes', 'seconds'] as const;
const units = ['days', ...clock] as const;

interface Props {
  /** Milliseconds since 1970, by the server's clock. */
  until: number;
  /** `line`: the days, and the rest as a clock, in one line. */
  look?: 'line' | undefined;
}

/**
 * Days, hours, minutes and seconds until a moment; units that are used up are away ("5 hours", not "0 days 5 hours").
 * The visible time changes each second, its words do not, so nothing moves. Screen readers get only the largest unit, when it changes.
 */
export function Countdown({ until, look }: Props) {
  const text = useText();
  const isHydrated = useHydrated();
  const ticking = useCountdown(until, serverNow);
  // The server draws the minute, and the browser takes the same one over.
  const left = isHydrated ? ticking : Math.max(0, until - bootstrap().now);
  const counts = countsOf(left);
  const largest = units.find((name) => counts[name] > 0) ?? 'seconds';
  const unit = spokenUnit(largest);
  const first = units.indexOf(largest);
  return (
    <div className={look === 'line' ? undefined : styles.countdown}>
      {look === 'line' ? (
        <p className={styles.line} aria-hidden="true">
          {counts.days > 0 ? (
            <span>{`${counts.days} ${text('components.countdown.days', { count: counts.days })}`}</span>
          ) : null}
          <span>{clock.map((name) => padded(counts[name])).join(':')}</span>
        </p>
      ) : (
        <p className={styles.parts} aria-hidden="true">
          {units.slice(first).map((name, at) => (
            <span key={name} className={styles.part}>
              <span className={styles.count}>{at === 0 ? counts[name] : padded(counts[name])}</span>
              <span>{text(`components.countdown.${name}`, { count: counts[name] })}</span>
            </span>
          ))}
        </p>
      )}
      <p className="visually-hidden" role="timer" aria-live="polite" aria-atomic="true">
        {left === 0
          ? text('components.countdown.over')
          : text(`components.countdown.left.${unit}`, { count: counts[unit] })}
      </p>
    </div>
  );
}

const padded = (count: number) => String(count).padStart(2, '0');

function countsOf(left: number) {
  return {
    days: Math.floor(left / DAY),
    hours: Math.floor((left % DAY) / HOUR),
    minutes: Math.floor((left % HOUR) / MINUTE),
    seconds: Math.floor((left % MINUTE) / SECOND),
  };
}

/** Screen readers get no single seconds: the last minute is "less than a minute". */
function spokenUnit(unit: (typeof units)[number]): 'days' | 'hours' | 'minutes' {
  return unit === 'seconds' ? 'minutes' : unit;
}
