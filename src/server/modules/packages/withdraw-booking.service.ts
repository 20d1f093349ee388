import { berlinToday } from '../../../shared/dates.ts';
import { formatCents } from '../../../shared/money.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { enqueueMail } from '../../infra/mail/enqueue-mail.ts';
import { billWithdrawnPackage } from '../billing/withdrawn-package.service.ts';
import { endUnusedAttempts } from '../payments/unused-attempt.repository.ts';
import { takeBack } from './give-allowances.service.ts';
import { findBooking } from './option-booking.repository.ts';
import { markWithdrawn } from './withdrawable-booking.repository.ts';

/**
 * Undoes a booking of a locked order: its volume ends, its money goes back without the share that was used by express
 * wish, and the customer is told. Money on its way goes back when it comes.
 * @returns the provider's sessions of unused payment attempts
 */
export async function withdrawBooking(tx: Queryable, deps: AppDeps, id: string): Promise<string[]> {
  const booking = await findBooking(tx, id);
  if (!booking) return [];
  const now = deps.clock();
  const today = berlinToday(now);
  const { orderId, contractId, earlyStart } = booking;
  await markWithdrawn(tx, id, { today, now });
  await takeBack(tx, deps, contractId, [id]);
  const usedUntil = earlyStart ? today : null;
  const money = await billWithdrawnPackage(tx, deps, orderId, { bookingId: id, usedUntil });
  const { team, lang, userId, email: to, customerName: name, number, optionName } = booking;
  const values = {
    name,
    number,
    package: optionName,
    credit: formatCents(money.creditCents),
    hasKept: money.keptCents > 0 ? 'yes' : 'no',
    kept: formatCents(money.keptCents),
  };
  await enqueueMail(tx, deps, { team, lang, userId, to, name: 'packageWithdrawn', values });
  return endUnusedAttempts(tx, { kind: 'option', ids: [id], now });
}
