import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../db/queryable.ts';

/** A write that may be requested twice. */
export interface IdempotentWrite {
  team: TeamId;
  operation: 'order' | 'checkout' | 'option' | 'tariffChange' | 'submission';
  key: string;
}

export interface DoneWrite {
  owner: string;
  requestHash: string;
  resultId: string;
}

export async function findWrite(db: Queryable, write: IdempotentWrite): Promise<DoneWrite | undefined> {
  const rows = await db.query<DoneWrite>(
    `SELECT owner, request_hash AS "requestHash", result_id AS "resultId" FROM idempotency_key
      WHERE team = $1 AND operation = $2 AND key = $3`,
    [write.team, write.operation, write.key],
  );
  return rows[0];
}

/** True for the first of several; the others wait here until it has committed or failed. */
export async function claimWrite(
  tx: Queryable,
  write: IdempotentWrite,
  done: DoneWrite,
  now: Date,
): Promise<boolean> {
  const rows = await tx.query(
    `INSERT INTO idempotency_key (team, operation, key, owner, request_hash, result_id, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (team, operation, key) DO NOTHING RETURNING key`,
    [write.team, write.operation, write.key, done.owner, done.requestHash, done.resultId, now],
  );
  return rows.length === 1;
}
