import type { Database, Queryable } from '../../src/server/infra/db/queryable.ts';

/** A database whose disk a test fills. */
export interface FullDisk {
  db: Database;
  /** The SQLSTATE with which every write fails; undefined: writes succeed. */
  fault: string | undefined;
  /** How many writes were tried while the disk was full. */
  tried: number;
}

const writes = /^\s*(INSERT|UPDATE|DELETE|CREATE|WITH[\s\S]*\b(INSERT|UPDATE|DELETE)\b)/i;

/** Statements that write fail as on a full disk: by an error of the database itself, raised with the same code. */
export function fullDisk(real: Database): FullDisk {
  const disk: FullDisk = { db: real, fault: undefined, tried: 0 };
  const around = (on: Queryable): Queryable => ({
    query: (sql, params) => {
      if (disk.fault === undefined || !writes.test(sql)) return on.query(sql, params);
      disk.tried += 1;
      return on.query(`DO $$ BEGIN RAISE EXCEPTION 'could not extend file "base/5/16384": No space left on device'
        USING ERRCODE = '${disk.fault}'; END $$`);
    },
  });
  disk.db = {
    ...real,
    ...around(real),
    transaction: (work) => real.transaction((tx) => work(around(tx))),
  };
  return disk;
}
