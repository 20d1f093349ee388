import type { Queryable } from '../../infra/db/queryable.ts';

/** Takes from the orders of customers what identifies them. */
export async function eraseOrderIdentities(tx: Queryable, userIds: readonly string[]): Promise<void> {
  await tx.query(
    `UPDATE orders SET content = content #- '{userInfo,birthday}' #- '{userInfo,documentType}'
       #- '{userInfo,identityValidityDate}' WHERE user_id = ANY($1::uuid[])`,
    [userIds],
  );
}
