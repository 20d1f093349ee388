import * as sound from '../../../src/server/modules/billing/invoice.repository.ts';
import { isNaive } from './naive.ts';
import { unlocked } from './unlocked.ts';

export * from '../../../src/server/modules/billing/invoice.repository.ts';

/** Wrong on purpose: reads the invoice without locking its order. */
const readOnly: typeof sound.lockInvoice = (tx, id) => sound.lockInvoice(unlocked(tx), id);

export const lockInvoice: typeof sound.lockInvoice = isNaive('bill') ? readOnly : sound.lockInvoice;
