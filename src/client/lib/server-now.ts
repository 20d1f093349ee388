import { minuteMs } from '../../shared/durations.ts';
import { bootstrap } from './bootstrap.ts';
import { isCopy } from './load-anew.ts';

/** How long a page may be on its way. */
const onTheWayMs = minuteMs / 2;

/**
 * Now, by the server's clock: milliseconds since 1970. The HTML has the server's minute, so a device whose clock is wrong
 * by more than that is corrected, to half a minute.
 */
export function serverNow(): number {
  const { now } = bootstrap();
  // The server draws by its own clock.
  if (typeof document === 'undefined') return now;
  return Date.now() + (isCopy() ? 0 : correctionOf(now, performance.timeOrigin));
}

/** @param minute in which the server made the page; @param asked when this device asked for it, by its own clock */
export function correctionOf(minute: number, asked: number): number {
  const behind = asked - minute;
  const isRight = behind > -onTheWayMs && behind < minuteMs + onTheWayMs;
  return isRight ? 0 : minuteMs / 2 - behind;
}
