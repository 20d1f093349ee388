import * as sound from '../../../src/server/modules/billing/collection.repository.ts';
import { isNaive } from './naive.ts';

export * from '../../../src/server/modules/billing/collection.repository.ts';

/** Wrong on purpose: sees what is to be collected without locking it. */
const seen: typeof sound.claimCollection = (tx, today, after) =>
  sound.claimCollection(
    { query: (sql, params) => tx.query(sql.replace('FOR UPDATE OF o, c SKIP LOCKED', ''), params) },
    today,
    after,
  );

export const claimCollection: typeof sound.claimCollection = isNaive('collecting')
  ? seen
  : sound.claimCollection;
