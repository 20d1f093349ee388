import type { Random } from '../../src/server/infra/random.ts';

/** Repeatable randomness: the same seed gives the same ids, tokens and codes. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    // mulberry32: small, and good enough for tests
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const hex = (length: number) => Array.from({ length }, () => (next() % 16).toString(16)).join('');
  return {
    id: () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`,
    token: () => Buffer.from(hex(64), 'hex').toString('base64url'),
    digits: (count) => Array.from({ length: count }, () => String(next() % 10)).join(''),
  };
}
