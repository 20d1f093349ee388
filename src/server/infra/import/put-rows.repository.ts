import type { Queryable } from '../db/queryable.ts';
import type { ImportCounts } from './goods.ts';

/** Names of columns with their types. */
type Columns = Record<string, string>;

/**
 * Two statements about the rows in `$1`. Each returns a row for each row that it writes; a row that is as it should be is
 * neither written nor locked, so orders never wait for it.
 */
export interface Put {
  change: string;
  add: string;
}

/** The parts of such statements: `stored` is the row of the table, `given` the row of the file. */
export function putParts(columns: { isNew: Columns; key: Columns; values: Columns }) {
  const all = { ...columns.isNew, ...columns.key, ...columns.values };
  const [key, values] = [Object.keys(columns.key), Object.keys(columns.values)];
  const from = (row: 'stored' | 'given') => values.map((name) => `${row}.${name}`).join(', ');
  return {
    given: `jsonb_to_recordset($1::jsonb) AS given (${Object.entries(all).map((one) => one.join(' '))})`,
    columns: Object.keys(all).join(', '),
    set: values.map((name) => `${name} = given.${name}`).join(', '),
    isSame: key.map((name) => `stored.${name} = given.${name}`).join(' AND '),
    differs: `(${from('stored')}) IS DISTINCT FROM (${from('given')})`,
  };
}

const BATCH = 5000;

/** Writes rows, whose names are those of the columns; the keys must differ. */
export async function putRows(
  tx: Queryable,
  { change, add }: Put,
  rows: readonly object[],
): Promise<ImportCounts> {
  const counts: ImportCounts = { created: 0, changed: 0, unchanged: 0 };
  for (let at = 0; at < rows.length; at += BATCH) {
    const batch = rows.slice(at, at + BATCH);
    const given = [JSON.stringify(batch)];
    const { length: changed } = await tx.query(change, given);
    const { length: created } = await tx.query(add, given);
    counts.changed += changed;
    counts.created += created;
    counts.unchanged += batch.length - changed - created;
  }
  return counts;
}

const importKey = 4_223_102;

/** Until the transaction ends, no other import writes: two files could claim one external id. */
export async function lockImports(tx: Queryable): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock($1)', [importKey]);
}

/** Judges at once what the database would judge at COMMIT, so that a dry run finds it, too. */
export async function checkDeferred(tx: Queryable): Promise<void> {
  await tx.query('SET CONSTRAINTS ALL IMMEDIATE');
  await tx.query('SET CONSTRAINTS ALL DEFERRED');
}
