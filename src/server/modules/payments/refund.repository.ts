import type { RefundState } from '../../../shared/states/refund.ts';
import type { Queryable } from '../../infra/db/queryable.ts';

/** Money that is returned to the payer. */
export interface Refund {
  id: string;
  paymentId: string;
  amountCents: number;
  reason: string;
  state: RefundState;
  dueAt: Date;
  /** The provider's id of the refund. */
  providerId: string | null;
}

const columns = `id, payment_id AS "paymentId", amount_cents AS "amountCents", reason, state, due_at AS "dueAt",
  provider_id AS "providerId"`;

export interface NewRefund {
  id: string;
  paymentId: string;
  amountCents: number;
  reason: string;
  dueAt: Date;
  now: Date;
}

/**
 * Reserves the amount of the payment and writes the refund in one statement; the constraint payment_refunds secures it.
 * False when less than that is left, or the payer's bank has already taken the money back.
 */
export async function insertRefund(tx: Queryable, refund: NewRefund): Promise<boolean> {
  const { id, paymentId, amountCents, reason, dueAt, now } = refund;
  const rows = await tx.query(
    `WITH reserved AS (
       UPDATE payment SET refunded_cents = refunded_cents + $3
        WHERE id = $2 AND disputed_at IS NULL AND refunded_cents + $3 <= received_cents RETURNING id)
     INSERT INTO refund (id, payment_id, amount_cents, reason, state, due_at, next_attempt_at, created_at, updated_at)
     SELECT $1, id, $3, $4, 'due', $5, $6, $6, $6 FROM reserved RETURNING id`,
    [id, paymentId, amountCents, reason, dueAt, now],
  );
  return rows.length === 1;
}

/** Locks a payment and then its refunds; all code that changes refunds uses this order. */
export async function lockRefunds(tx: Queryable, paymentId: string): Promise<Refund[]> {
  await tx.query('SELECT 1 FROM payment WHERE id = $1 FOR UPDATE', [paymentId]);
  return tx.query<Refund>(`SELECT ${columns} FROM refund WHERE payment_id = $1 ORDER BY created_at, id`, [
    paymentId,
  ]);
}

/** Stores a state; the amount of a failed refund can be refunded again. */
export async function setRefundState(
  tx: Queryable,
  { id, paymentId, amountCents }: Refund,
  change: { state: RefundState; providerId: string | null; now: Date },
): Promise<void> {
  await tx.query(
    'UPDATE refund SET state = $2, provider_id = coalesce(provider_id, $3), updated_at = $4 WHERE id = $1',
    [id, change.state, change.providerId, change.now],
  );
  if (change.state !== 'failed') return;
  await tx.query('UPDATE payment SET refunded_cents = refunded_cents - $2 WHERE id = $1', [
    paymentId,
    amountCents,
  ]);
}

/**
 * Makes room for an amount that was returned without us: the newest refunds that are not sent yet become smaller, and
 * refunds of zero fail. Changes nothing while there is room.
 */
export async function shrinkDueRefunds(tx: Queryable, paymentId: string, roomCents: number): Promise<void> {
  await tx.query(
    `WITH lacking AS (
       SELECT refunded_cents + $2 - received_cents AS cents FROM payment WHERE id = $1),
     due AS (
       SELECT id, amount_cents, sum(amount_cents) OVER (ORDER BY created_at DESC, id) - amount_cents AS newer
         FROM refund WHERE payment_id = $1 AND state = 'due'),
     taken AS (
       SELECT id, amount_cents, least(amount_cents, cents - newer) AS cents FROM due, lacking WHERE cents > newer),
     smaller AS (
       UPDATE refund r SET amount_cents = greatest(1, r.amount_cents - t.cents),
              state = CASE WHEN t.cents = t.amount_cents THEN 'failed' ELSE r.state END
         FROM taken t WHERE t.id = r.id)
     UPDATE payment SET refunded_cents = refunded_cents - (SELECT coalesce(sum(cents), 0) FROM taken) WHERE id = $1`,
    [paymentId, roomCents],
  );
}

/** A refund to send or to check, with the data by which the provider finds the payment. */
export interface WaitingRefund extends Refund {
  sessionId: string | null;
  transactionId: string | null;
}

/**
 * Takes refunds whose time has come. Each becomes due again automatically (later with every attempt) until it has
 * ended, also when this process dies in between. Processes that call this at once get different refunds.
 */
export function takeWaitingRefunds(db: Queryable, now: Date, limit: number): Promise<WaitingRefund[]> {
  return db.query<WaitingRefund>(
    `UPDATE refund r SET attempts = attempts + 1,
            next_attempt_at = $1::timestamptz + least(86400, 60 * power(2, least(attempts, 11))) * interval '1 second'
       FROM payment p
      WHERE p.id = r.payment_id AND r.id IN (
        SELECT id FROM refund WHERE state IN ('due', 'requested') AND next_attempt_at <= $1
         ORDER BY due_at LIMIT $2 FOR UPDATE SKIP LOCKED)
      RETURNING r.id, r.payment_id AS "paymentId", r.amount_cents AS "amountCents", r.reason, r.state,
        r.due_at AS "dueAt", r.provider_id AS "providerId", p.session_id AS "sessionId",
        p.transaction_id AS "transactionId"`,
    [now, limit],
  );
}
