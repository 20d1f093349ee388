import * as sound from '../../../src/server/modules/contracts/contract-end.repository.ts';
import { isNaive } from './naive.ts';
import { unlocked } from './unlocked.ts';

export * from '../../../src/server/modules/contracts/contract-end.repository.ts';

/** Wrong on purpose: reads what is to end without locking it. */
const readOnly: typeof sound.lockEndingOrder = (tx, orderId) => sound.lockEndingOrder(unlocked(tx), orderId);

export const lockEndingOrder: typeof sound.lockEndingOrder = isNaive('ending')
  ? readOnly
  : sound.lockEndingOrder;
