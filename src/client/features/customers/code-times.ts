/** What the server says when it has sent a code. */
export interface CodeSent {
  expiresInSeconds: number;
  resendInSeconds: number;
  digits: number;
}

/** The same as moments of this browser's clock (epoch milliseconds). */
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
