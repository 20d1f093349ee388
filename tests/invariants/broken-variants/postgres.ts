import * as sound from '../../../src/server/infra/db/postgres.ts';
import { isNaive } from './naive.ts';

export * from '../../../src/server/infra/db/postgres.ts';

/** Wrong on purpose: no transactions, each statement commits by itself. */
const withoutTransactions: typeof sound.openPostgres = (...given) => {
  const db = sound.openPostgres(...given);
  return { ...db, transaction: (work) => work(db) };
};

export const openPostgres: typeof sound.openPostgres = isNaive('transaction')
  ? withoutTransactions
  : sound.openPostgres;
