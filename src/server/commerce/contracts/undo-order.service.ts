import { berlinToday } from '../../../shared/dates.ts';
import { nextOrder } from '../../../shared/states/order.ts';
import type { Queryable } from '../../db/queryable.ts';
import type { AppDeps } from '../../deps.ts';
import { endAttempts, giveBack } from '../orders/unpaid-orders.repository.ts';
import { endBookings } from '../../modules/packages/option-booking.repository.ts';
import { setOrderState } from '../payments/payable-order.repository.ts';
import { cancelPorting } from '../../modules/portings/cancel-porting.service.ts';
import type { EndingOrder } from '../../modules/contracts/contract-end.repository.ts';
import { releaseLine, stopDeliveries, withdrawContract, withdrawJersey } from './withdrawal.repository.ts';

/** What is left to do when an order has been undone. */
interface Undone {
  /** False when the customer's own number has come already: people have to see where it goes. */
  isNumberOurs: boolean;
  /** At the payment provider; they must not take money any more. */
  sessions: string[];
}

/** Undoes a locked order as if it had never been made: payments under way, packages booked beside it, number, SIM, porting, parcels, contract. */
export async function undoOrder(
  tx: Queryable,
  deps: AppDeps,
  { orderId, state, contract }: EndingOrder,
  { keepsJersey }: { keepsJersey: boolean },
): Promise<Undone> {
  const now = deps.clock();
  await setOrderState(tx, orderId, nextOrder(state, 'withdrawn'), now);
  const attempts = await endAttempts(tx, [orderId], now);
  // Their invoices are taken back with those of the order; money on its way finds them ended, and goes back.
  const sessions = [...attempts, ...(await endBookings(tx, orderId, now))];
  const isNumberOurs = await cancelPorting(tx, deps, orderId);
  await stopDeliveries(tx, orderId, ['sim'], now);
  if (!keepsJersey) await withdrawJersey(tx, orderId, berlinToday(now), now);
  if (contract) {
    await withdrawContract(tx, contract.id, berlinToday(now), now);
    await releaseLine(tx, orderId, quarantineEnd(deps));
  } else await giveBack(tx, [orderId], now);
  return { isNumberOurs, sessions };
}

/** Until then nobody gets the number: calls for the one who had it fade out first. */
export function quarantineEnd({ clock, config }: Pick<AppDeps, 'clock' | 'config'>): Date {
  return new Date(clock().getTime() + config.numberQuarantineDays * 86_400_000);
}
