import { createHmac, timingSafeEqual } from 'node:crypto';

/** Older or newer messages are refused, so that a recorded one cannot be sent again later. */
const toleranceSeconds = 300;

/** `t=<seconds>,v1=<hmac>`: over time and body, as most providers sign. */
export function sign(secret: string, body: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${hmac(secret, seconds, body)}`;
}

/**
 * Whether a body was signed with the secret within the last five minutes. Takes the same time for any wrong signature.
 */
export function isSigned(secret: string, signature: string, body: string, now: Date): boolean {
  const [, time = '', given = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  if (given === '') return false;
  const expected = hmac(secret, Number(time), body);
  const isFresh = Math.abs(now.getTime() / 1000 - Number(time)) <= toleranceSeconds;
  return timingSafeEqual(Buffer.from(given), Buffer.from(expected)) && isFresh;
}

function hmac(secret: string, seconds: number, body: string): string {
  return createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
}
