import { minuteMs } from '../../shared/durations.ts';
import { bootstrap } from './bootstrap.ts';
import { isCopy } from './load-anew.ts';

/** How long a page may be on its way. */
const onTheWayMs = minuteMs / 2;

/**
 * Now, by the server's clock as far as a page knows it: milliseconds since 1970. The HTML has the server's minute and no
 * second. A device that may be right by it keeps its own clock: it can be half a minute slow, or a minute and a half fast.
 * Any other is corrected, to half a minute. What must be exact is judged by the server.
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
