import { daySeconds } from '../../../shared/durations.ts';
import type { Config } from '../../config.ts';
import type { OtpPurpose } from './otp.repository.ts';

const quarterHour = 15 * 60;

/**
 * Seconds until another code may be sent to a phone, 0 when it may be sent now.
 * @param sent when codes were sent to it in the last day, oldest first
 */
export function secondsUntilNextCode(
  sent: readonly { purpose: OtpPurpose; at: Date }[],
  purpose: OtpPurpose,
  now: Date,
  limits: Pick<Config['otp'], 'resendSeconds' | 'perQuarterHour' | 'perDay'>,
): number {
  const ages = sent.map(({ at }) => (now.getTime() - at.getTime()) / 1000);
  const own = ages.filter((_, index) => sent[index]?.purpose === purpose);
  return Math.max(
    untilWindowIsFree(own, 1, limits.resendSeconds),
    untilWindowIsFree(own, limits.perQuarterHour, quarterHour),
    untilWindowIsFree(ages, limits.perDay, daySeconds),
  );
}

/** With `count` events in the last `seconds`, the oldest of them must first become older than the window. */
function untilWindowIsFree(ages: number[], count: number, seconds: number): number {
  const oldest = ages.filter((age) => age < seconds).at(-count);
  return oldest === undefined ? 0 : seconds - oldest;
}
