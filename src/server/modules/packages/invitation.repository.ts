import type { Queryable } from '../../infra/db/queryable.ts';
import type { AllowedLine } from './line-allowance.repository.ts';

export interface Invitation {
  /** The order of the invited customer. */
  orderId: string;
  inviterId: string;
  gigabytes: number;
}

/** Locks the invitations of an order and by a customer: two lines that begin at once see each other. */
export async function lockInvitations(
  tx: Queryable,
  { orderId, userId }: Pick<AllowedLine, 'orderId' | 'userId'>,
): Promise<void> {
  await tx.query(
    'SELECT FROM invitation WHERE order_id = $1 OR inviter_id = $2 ORDER BY order_id FOR UPDATE',
    [orderId, userId],
  );
}

/**
 * The invitations that a line's beginning fulfils: the one with which it was ordered, and those by its customer whose
 * invited lines work already.
 */
export function invitationsToGive(
  tx: Queryable,
  { orderId, userId }: Pick<AllowedLine, 'orderId' | 'userId'>,
): Promise<Invitation[]> {
  return tx.query<Invitation>(
    `SELECT i.order_id AS "orderId", i.inviter_id AS "inviterId", i.gigabytes FROM invitation i
      WHERE i.order_id = $1
     UNION
     SELECT i.order_id, i.inviter_id, i.gigabytes FROM invitation i JOIN contract c ON c.order_id = i.order_id
      WHERE i.inviter_id = $2 AND c.activated_at IS NOT NULL AND c.withdrawn_on IS NULL`,
    [orderId, userId],
  );
}
