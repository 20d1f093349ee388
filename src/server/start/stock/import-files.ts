import { Problem } from '../../errors/problem.ts';
import type { Database, Queryable } from '../../infra/db/queryable.ts';
import type { ImportCounts } from '../../infra/import/goods.ts';
import { checkDeferred, lockImports } from '../../infra/import/put-rows.repository.ts';
import type { Words } from '../../infra/mail/words.ts';
import { databaseFault } from './database-fault.ts';
import type { GoodsFile } from './find-files.ts';
import { faultLines, readGoods, refusalLines } from './read-file.ts';
import { refuseBroken } from './refuse-broken.ts';
import { writeGoods } from './write-goods.ts';

export interface ImportDeps {
  db: Database;
  /** The folder that holds `schemas`. */
  root: string;
  words: Words;
}

/** What became of a file: its counts, or the lines about its faults. */
export type Outcome = { counts: ImportCounts } | { faults: string[] };

/** A transaction for each file; a file with a fault changes nothing. */
export async function writeFiles(deps: ImportDeps, files: readonly GoodsFile[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const [at, file] of files.entries()) {
    const transact: Transact = (write) => deps.db.transaction(write);
    outcomes.push(await outcomeOf(deps, { file, later: files.slice(at + 1) }, transact));
  }
  return outcomes;
}

class DryRunEnds extends Error {}

/** One transaction that is undone in the end, so that each file finds what those before it have brought. */
export async function tryFiles(deps: ImportDeps, files: readonly GoodsFile[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const run = deps.db.transaction(async (tx) => {
    for (const [at, file] of files.entries()) {
      const transact: Transact = (write) => undoable(tx, () => write(tx));
      outcomes.push(await outcomeOf(deps, { file, later: files.slice(at + 1) }, transact));
    }
    throw new DryRunEnds();
  });
  await run.catch((error: unknown) => {
    if (!(error instanceof DryRunEnds)) throw error;
  });
  return outcomes;
}

async function undoable<T>(tx: Queryable, work: () => Promise<T>): Promise<T> {
  await tx.query('SAVEPOINT file');
  try {
    return await work();
  } catch (error) {
    await tx.query('ROLLBACK TO SAVEPOINT file');
    throw error;
  }
}

type Transact = (write: (tx: Queryable) => Promise<ImportCounts>) => Promise<ImportCounts>;

/** A file, and those that the same import writes after it. */
interface Turn {
  file: GoodsFile;
  later: readonly GoodsFile[];
}

async function outcomeOf(
  { root, words }: ImportDeps,
  { file, later }: Turn,
  transact: Transact,
): Promise<Outcome> {
  const judged = readGoods(root, file);
  if ('faults' in judged) return { faults: faultLines(file.path, judged) };
  try {
    const counts = await transact(async (tx) => {
      await lockImports(tx);
      const written = await writeGoods(tx, file.goods, file.team, judged.items);
      await checkDeferred(tx);
      await refuseBroken(tx, { root, file, later }, judged.items);
      return written;
    });
    return { counts };
  } catch (error) {
    if (error instanceof Problem) return { faults: refusalLines(file.path, error, words) };
    // Files before this one are written already, so the report must come.
    const sentence = databaseFault(error);
    if (sentence === undefined) throw error;
    return { faults: faultLines(file.path, { faults: [{ sentence }], total: 1 }) };
  }
}
