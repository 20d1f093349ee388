import { otp, session } from './account-machines.ts';
import { contract, invoice } from './contract-machines.ts';
import type { Machine } from './machine.ts';
import { delivery, order, payment, refund } from './payment-machines.ts';
import { porting, portingOnTheDay } from './porting-machines.ts';
import { release } from './release-machine.ts';
import { reservation } from './reservation-machine.ts';

/** All machines of `src/shared/states`. */
export const machines: readonly Machine[] = [
  order,
  payment,
  refund,
  porting,
  portingOnTheDay,
  reservation,
  otp,
  session,
  delivery,
  contract,
  invoice,
  release,
];
