import type { Clock } from '../../../shared/clock.ts';
import type { Database } from './queryable.ts';
import { cannotStore } from './unavailable.ts';

/** What this process knows about whether its database can store anything. */
export interface WriteWatch {
  /** A database whose failures are noticed; it does all that the given one does. */
  watched(db: Database): Database;
  /** False from the first write without space until a small write of our own succeeds: at most one every five seconds. */
  isPossible(): Promise<boolean>;
}

const probeEveryMs = 5000;

/**
 * A database with a full disk still answers what is read. So failed writes are noticed, and only after one we write
 * ourselves to see whether it has passed: nothing is written while all is well.
 * @param probed the database that is written to
 * @param onChange hears when writes begin to fail, with the error, and when they are possible again, without one
 */
export function watchWrites(probed: Database, clock: Clock, onChange: (error?: unknown) => void): WriteWatch {
  let isFull = false;
  let probedAt = Number.NEGATIVE_INFINITY;
  let probing: Promise<void> | undefined;
  const note = (error: unknown): never => {
    if (cannotStore(error) && !isFull) {
      isFull = true;
      onChange(error);
    }
    throw error;
  };
  const probe = async () => {
    probedAt = clock().getTime();
    try {
      await writeProbe(probed);
    } catch {
      return;
    }
    isFull = false;
    onChange();
  };
  return {
    watched: (db) => ({
      ...db,
      query: (sql, params) => db.query<never>(sql, params).catch(note),
      transaction: (work) => db.transaction(work).catch(note),
    }),
    isPossible: async () => {
      const isDue = clock().getTime() - probedAt >= probeEveryMs;
      if (isFull && (isDue || probing)) {
        probing ??= probe().finally(() => {
          probing = undefined;
        });
        await probing;
      }
      return !isFull;
    },
  };
}

/**
 * Writes a few pages that did not exist before, as small writes find room in old ones, and a commit to the log. The
 * table is gone with the transaction.
 */
function writeProbe(db: Database): Promise<unknown> {
  return db.transaction((tx) =>
    tx.query(`CREATE TEMP TABLE write_probe ON COMMIT DROP AS
      SELECT repeat(md5(i::text), 100) AS filler FROM generate_series(1, 20) i`),
  );
}
