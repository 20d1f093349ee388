import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../infra/db/queryable.ts';

/** A replacement that is asked for, or proved and waiting for its time. */
export interface OpenReplacement {
  id: string;
  contractId: string;
  orderId: string;
  userId: string;
  msisdn: string;
}

export interface NewReplacement {
  id: string;
  contractId: string;
  userId: string;
  now: Date;
}

/** One that waits for its link. @throws a unique violation of sim_replacement_open */
export async function insertAsked(
  tx: Queryable,
  { id, contractId, userId, now }: NewReplacement,
  link: { hash: string; until: Date },
): Promise<void> {
  await tx.query(
    `INSERT INTO sim_replacement (id, contract_id, user_id, state, confirm_hash, created_at, closes_at)
     VALUES ($1, $2, $3, 'asked', $4, $5, $6)`,
    [id, contractId, userId, link.hash, now, link.until],
  );
}

/** One that a code has proved. @throws a unique violation of sim_replacement_open */
export async function insertProved(
  tx: Queryable,
  { id, contractId, userId, now }: NewReplacement,
  { cancelHash, dueAt }: { cancelHash: string; dueAt: Date },
): Promise<void> {
  await tx.query(
    `INSERT INTO sim_replacement (id, contract_id, user_id, state, cancel_hash, created_at, due_at)
     VALUES ($1, $2, $3, 'proved', $4, $5, $6)`,
    [id, contractId, userId, cancelHash, now, dueAt],
  );
}

/** Gives up what was only asked for: another request takes its place. */
export async function dropAsked(tx: Queryable, contractId: string, now: Date): Promise<void> {
  await tx.query(
    `UPDATE sim_replacement SET state = 'cancelled', closes_at = $2 WHERE contract_id = $1 AND state = 'asked'`,
    [contractId, now],
  );
}

const opened = `r.id, r.contract_id AS "contractId", c.order_id AS "orderId", r.user_id AS "userId", c.msisdn`;

/** Uses the link up that proves a replacement: of two simultaneous requests one gets it. */
export async function takeAsked(
  tx: Queryable,
  { hash, team, now }: { hash: string; team: TeamId; now: Date },
  { cancelHash, dueAt }: { cancelHash: string; dueAt: Date },
): Promise<OpenReplacement | undefined> {
  const rows = await tx.query<OpenReplacement>(
    `UPDATE sim_replacement r SET state = 'proved', cancel_hash = $4, due_at = $5, closes_at = NULL FROM contract c
      WHERE r.confirm_hash = $1 AND c.id = r.contract_id AND c.team = $2 AND c.closed_at IS NULL
        AND r.state = 'asked' AND r.closes_at > $3 RETURNING ${opened}`,
    [hash, team, now, cancelHash, dueAt],
  );
  return rows[0];
}

/** Cancels by the link of a notice; undefined when it is used, void, or too late. */
export async function cancelByLink(
  tx: Queryable,
  { hash, team, now }: { hash: string; team: TeamId; now: Date },
): Promise<OpenReplacement | undefined> {
  const rows = await tx.query<OpenReplacement>(
    `UPDATE sim_replacement r SET state = 'cancelled', closes_at = $3 FROM contract c
      WHERE r.cancel_hash = $1 AND c.id = r.contract_id AND c.team = $2 AND r.state = 'proved' RETURNING ${opened}`,
    [hash, team, now],
  );
  return rows[0];
}

/** Cancels the open replacement of a line. */
export async function cancelOfLine(tx: Queryable, contractId: string, now: Date): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE sim_replacement SET state = 'cancelled', closes_at = $2
      WHERE contract_id = $1 AND state IN ('asked', 'proved') RETURNING id`,
    [contractId, now],
  );
  return rows.length > 0;
}

/** The proved replacements of lines, with the moment from which each is due. */
export async function dueTimesOf(db: Queryable, contractIds: readonly string[]): Promise<Map<string, Date>> {
  const rows = await db.query<{ contractId: string; dueAt: Date }>(
    `SELECT contract_id AS "contractId", due_at AS "dueAt" FROM sim_replacement
      WHERE contract_id = ANY($1::uuid[]) AND state = 'proved'`,
    [contractIds],
  );
  return new Map(rows.map(({ contractId, dueAt }) => [contractId, dueAt]));
}
