import * as sound from '../../../src/server/db/postgres.ts';
import { isNaive } from './naive.ts';

export * from '../../../src/server/db/postgres.ts';

/** Wrong on purpose: no transactions, each statement commits by itself. */
const withoutTransactions: typeof sound.openPostgres = (url, size) => {
  const db = sound.openPostgres(url, size);
  return { ...db, transaction: (work) => work(db) };
};

export const openPostgres: typeof sound.openPostgres = isNaive('transaction')
  ? withoutTransactions
  : sound.openPostgres;
