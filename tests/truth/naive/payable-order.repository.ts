import * as sound from '../../../src/server/commerce/payments/payable-order.repository.ts';
import type { Queryable } from '../../../src/server/db/queryable.ts';
import { isNaive } from './naive.ts';

export * from '../../../src/server/commerce/payments/payable-order.repository.ts';

/** Wrong on purpose: reads the order without locking it. */
const readOnly: typeof sound.lockOrder = (tx, orderId) => {
  const unlocked: Queryable = {
    query: (sql, params) => tx.query(sql.replace('FOR UPDATE OF o', ''), params),
  };
  return sound.lockOrder(unlocked, orderId);
};

export const lockOrder: typeof sound.lockOrder = isNaive('charge') ? readOnly : sound.lockOrder;
