import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { busy } from '../../infra/budgets/refusal.ts';
import { refuseInTransaction } from '../../infra/db/open-transaction.ts';
import { createTurns, NoTurn, type Rank } from './turns.ts';

/** The package's default algorithm is argon2id; with OWASP's figures (19 MiB, two passes, one lane) about 45 ms. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** More at once make none faster. A hundred that wait are done in about two seconds. */
const inTurn = createTurns({ atOnce: Math.min(4, availableParallelism()), waiting: 100 });

/** @throws Problem 429 when too many passwords wait; Error inside a transaction; so do the functions below */
export function hashSecret(secret: string, rank: Rank = 'stranger'): Promise<string> {
  refuseInTransaction('A password that is hashed');
  return orBusy(inTurn(rank, () => hash(secret, options)));
}

export function isSecret(stored: string, secret: string, rank: Rank = 'stranger'): Promise<boolean> {
  refuseInTransaction('A password that is compared');
  return orBusy(inTurn(rank, () => verify(stored, secret)));
}

let unknown: Promise<string> | undefined;

/** The hash of a password that no person knows. It is made once, because strangers can ask for it. */
export function unknownHash(): Promise<string> {
  unknown ??= hash(randomBytes(32).toString('base64'), options);
  return unknown;
}

/** Takes as long as a real comparison and is never right: the answer for an unknown account must not be faster. */
export async function compareWithNobody(secret: string): Promise<false> {
  await isSecret(await unknownHash(), secret);
  return false;
}

function orBusy<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw error instanceof NoTurn ? busy('password') : error;
  });
}
