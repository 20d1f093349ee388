import * as sound from '../../../src/server/modules/orders/payable-order.repository.ts';
import { isNaive } from './naive.ts';
import { unlocked } from './unlocked.ts';

export * from '../../../src/server/modules/orders/payable-order.repository.ts';

/** Wrong on purpose: reads the order without locking it. */
const readOnly: typeof sound.lockOrder = (tx, orderId) => sound.lockOrder(unlocked(tx), orderId);

export const lockOrder: typeof sound.lockOrder = isNaive('charge') ? readOnly : sound.lockOrder;
