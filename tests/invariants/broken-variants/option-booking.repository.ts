import * as sound from '../../../src/server/modules/packages/option-booking.repository.ts';
import { isNaive } from './naive.ts';
import { unlocked } from './unlocked.ts';

export * from '../../../src/server/modules/packages/option-booking.repository.ts';

/** Wrong on purpose: reads the package without locking it or its order. */
const readOnly: typeof sound.lockBooking = (tx, id) => sound.lockBooking(unlocked(tx), id);

export const lockBooking: typeof sound.lockBooking = isNaive('booking') ? readOnly : sound.lockBooking;
