import { createHmac } from 'node:crypto';

/**
 * The order in which entries win: by their HMAC-SHA256 under the secret of the round, in hexadecimal, the smallest first.
 * Who knows secret and numbers gets the same order.
 */
export function rankEntries(secret: string, numbers: readonly number[]): number[] {
  return numbers
    .map((number) => ({ number, key: createHmac('sha256', secret).update(String(number)).digest('hex') }))
    .sort((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ number }) => number);
}
