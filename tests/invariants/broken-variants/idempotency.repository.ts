import * as sound from '../../../src/server/infra/idempotency/idempotency.repository.ts';
import { isNaive } from './naive.ts';

export * from '../../../src/server/infra/idempotency/idempotency.repository.ts';

/** Wrong on purpose: looks for the key and writes it where it is absent, so that two can find it absent. */
const claimSeen: typeof sound.claimWrite = async (tx, write, done, now) => {
  if (await sound.findWrite(tx, write)) return false;
  await sound.claimWrite(tx, write, done, now);
  return true;
};

export const claimWrite: typeof sound.claimWrite = isNaive('key') ? claimSeen : sound.claimWrite;
