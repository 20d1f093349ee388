import type { CodeSent } from '../../../shared/api/customers.ts';

/** The times of a sent code, as moments of this browser's clock (epoch milliseconds). */
export interface CodeTimes {
  digits: number;
  expiresAt: number;
  resendAt: number;
  triesLeft?: number;
}

export function codeTimes(
  { expiresInSeconds, resendInSeconds, digits }: CodeSent,
  now = Date.now(),
): CodeTimes {
  return { digits, expiresAt: now + expiresInSeconds * 1000, resendAt: now + resendInSeconds * 1000 };
}
