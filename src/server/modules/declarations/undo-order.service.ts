import { berlinToday } from '../../../shared/dates.ts';
import { daysAfter } from '../../../shared/durations.ts';
import { nextOrder } from '../../../shared/states/order.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { type EndingOrder, withdrawContract } from '../contracts/contract-end.repository.ts';
import { blockAtNetwork } from '../contracts/tell-line.service.ts';
import { stopDeliveries } from '../orders/delivery.repository.ts';
import { withdrawJersey } from '../orders/order-parts.repository.ts';
import { setOrderState } from '../orders/payable-order.repository.ts';
import { releaseOrders } from '../orders/release-order.service.ts';
import { endBookings } from '../packages/end-bookings.service.ts';
import { endUnusedAttempts } from '../payments/unused-attempt.repository.ts';
import { releaseLine } from '../phone-numbers/release-line.service.ts';
import { cancelPorting } from '../portings/cancel-porting.service.ts';
import { endReplacement } from '../sims/settle-replacement.service.ts';

/** The work that is left after an order was undone. */
interface Undone {
  /** False when the customer's own number has already been ported: people must decide where it goes. */
  isNumberOurs: boolean;
  /** Sessions at the payment provider; they must not take money any more. */
  sessions: string[];
}

/**
 * Undoes a locked order as if it had never been made: payments in progress, later packages, number, SIM and what
 * replaces it, porting, parcels, contract.
 */
export async function undoOrder(
  tx: Queryable,
  deps: AppDeps,
  { orderId, state, contract }: EndingOrder,
  { keepsJersey }: { keepsJersey: boolean },
): Promise<Undone> {
  const now = deps.clock();
  await setOrderState(tx, orderId, nextOrder(state, 'withdrawn'), now);
  const attempts = await endUnusedAttempts(tx, { kind: 'order', ids: [orderId], now });
  // The package invoices are credited with those of the order; a later payment finds the booking ended and is refunded.
  const sessions = [...attempts, ...(await endBookings(tx, deps, orderId))];
  const isNumberOurs = await cancelPorting(tx, deps, orderId);
  await stopDeliveries(tx, orderId, keepsJersey ? ['sim'] : ['sim', 'jersey'], now);
  if (!keepsJersey) await withdrawJersey(tx, orderId, berlinToday(now));
  if (contract) {
    await withdrawContract(tx, contract.id, berlinToday(now), now);
    await endReplacement(tx, deps, orderId);
    await releaseLine(tx, orderId, quarantineEnd(deps));
    await blockAtNetwork(tx, deps, orderId);
  } else await releaseOrders(tx, [orderId], now);
  return { isNumberOurs, sessions };
}

/** Until then the number is not sold: calls for its last user must stop first. */
export function quarantineEnd({ clock, config }: Pick<AppDeps, 'clock' | 'config'>): Date {
  return daysAfter(clock(), config.numberQuarantineDays);
}
