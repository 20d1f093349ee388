import { randomBytes, randomInt, randomUUID } from 'node:crypto';

/** Randomness, injected so that tests can repeat it. */
export interface Random {
  /** A uuid. */
  id(): string;
  /** 32 bytes, base64url: a secret for one caller. */
  token(): string;
  /** A text of `count` decimal digits, each equally likely. */
  digits(count: number): string;
}

export const secureRandom: Random = {
  id: () => randomUUID(),
  token: () => randomBytes(32).toString('base64url'),
  digits: (count) => Array.from({ length: count }, () => randomInt(10)).join(''),
};
