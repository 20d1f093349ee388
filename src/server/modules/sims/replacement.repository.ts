import type { SimType } from '../../../shared/enums.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { PostalAddress } from '../customers/address.repository.ts';

/** A replacement that is asked for, or proved and waiting for its time. */
export interface OpenReplacement {
  id: string;
  contractId: string;
  orderId: string;
  userId: string;
  msisdn: string;
  kind: SimType;
  priceCents: number;
  /** The card that is on its way; null before it is sent, and for an eSIM. */
  iccid: string | null;
}

/** What takes the place of a SIM, and what that costs; a card is sent to `recipient`. */
export interface Wish {
  kind: SimType;
  priceCents: number;
  recipient: PostalAddress | null;
}

export interface NewReplacement extends Wish {
  id: string;
  contractId: string;
  userId: string;
  now: Date;
}

/** One that waits for its link. @throws a unique violation of sim_replacement_open */
export function insertAsked(
  tx: Queryable,
  asked: NewReplacement,
  { hash, until }: { hash: string; until: Date },
): Promise<void> {
  return insert(tx, asked, ['asked', hash, until, null, null]);
}

/** One that a code has proved. @throws a unique violation of sim_replacement_open */
export function insertProved(
  tx: Queryable,
  proved: NewReplacement,
  { cancelHash, dueAt }: { cancelHash: string; dueAt: Date },
): Promise<void> {
  return insert(tx, proved, ['proved', null, null, cancelHash, dueAt]);
}

async function insert(
  tx: Queryable,
  { id, contractId, userId, now, kind, priceCents, recipient }: NewReplacement,
  state: readonly unknown[],
): Promise<void> {
  const address = recipient && JSON.stringify(recipient);
  await tx.query(
    `INSERT INTO sim_replacement (id, contract_id, user_id, created_at, kind, price_cents, recipient, state, confirm_hash,
       closes_at, cancel_hash, due_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [id, contractId, userId, now, kind, priceCents, address, ...state],
  );
}

/** Gives up what was only asked for: another request takes its place. */
export async function dropAsked(tx: Queryable, contractId: string, now: Date): Promise<void> {
  await tx.query(
    `UPDATE sim_replacement SET state = 'cancelled', closes_at = $2 WHERE contract_id = $1 AND state = 'asked'`,
    [contractId, now],
  );
}

/** An open replacement `r` of a contract `c`. */
export const openColumns = `r.id, r.contract_id AS "contractId", c.order_id AS "orderId", r.user_id AS "userId", c.msisdn,
  r.kind, r.price_cents AS "priceCents", r.iccid`;

/** What a link would prove, while it can. */
export async function findAsked(
  db: Queryable,
  { hash, team, now }: { hash: string; team: TeamId; now: Date },
): Promise<OpenReplacement | undefined> {
  const rows = await db.query<OpenReplacement>(
    `SELECT ${openColumns} FROM sim_replacement r JOIN contract c ON c.id = r.contract_id
      WHERE r.confirm_hash = $1 AND c.team = $2 AND c.closed_at IS NULL AND r.state = 'asked' AND r.closes_at > $3`,
    [hash, team, now],
  );
  return rows[0];
}

/** Uses the link up that proves a replacement: of two simultaneous requests one gets it. */
export async function takeAsked(
  tx: Queryable,
  { hash, team, now }: { hash: string; team: TeamId; now: Date },
  { cancelHash, dueAt }: { cancelHash: string; dueAt: Date },
): Promise<OpenReplacement | undefined> {
  const rows = await tx.query<OpenReplacement>(
    `UPDATE sim_replacement r SET state = 'proved', cancel_hash = $4, due_at = $5, closes_at = NULL FROM contract c
      WHERE r.confirm_hash = $1 AND c.id = r.contract_id AND c.team = $2 AND c.closed_at IS NULL
        AND r.state = 'asked' AND r.closes_at > $3 RETURNING ${openColumns}`,
    [hash, team, now, cancelHash, dueAt],
  );
  return rows[0];
}

/** A replacement that was cancelled; its card may be on its way. */
export type Cancelled = Pick<OpenReplacement, 'id' | 'userId' | 'iccid'>;

/** Cancels by the link of a notice; undefined when it is used, void, or too late. */
export async function cancelByLink(
  tx: Queryable,
  { hash, team, now }: { hash: string; team: TeamId; now: Date },
): Promise<Cancelled | undefined> {
  const rows = await tx.query<Cancelled>(
    `UPDATE sim_replacement r SET state = 'cancelled', closes_at = $3 FROM contract c
      WHERE r.cancel_hash = $1 AND c.id = r.contract_id AND c.team = $2 AND r.state IN ('proved', 'sent')
      RETURNING r.id, r.user_id AS "userId", r.iccid`,
    [hash, team, now],
  );
  return rows[0];
}

/** Cancels the open replacement of a line. */
export async function cancelOfLine(
  tx: Queryable,
  contractId: string,
  now: Date,
): Promise<Cancelled | undefined> {
  const rows = await tx.query<Cancelled>(
    `UPDATE sim_replacement SET state = 'cancelled', closes_at = $2
      WHERE contract_id = $1 AND state IN ('asked', 'proved', 'sent') RETURNING id, user_id AS "userId", iccid`,
    [contractId, now],
  );
  return rows[0];
}

/** The same for the line of an order. */
export async function cancelOfOrder(
  tx: Queryable,
  orderId: string,
  now: Date,
): Promise<Cancelled | undefined> {
  const [line] = await tx.query<{ id: string }>('SELECT id FROM contract WHERE order_id = $1', [orderId]);
  return line && cancelOfLine(tx, line.id, now);
}
