import type { Purchase } from '../../../shared/api/measuring.ts';
import type { OrderView } from '../../../shared/api/order-view.ts';
import type { Subject } from '../../../shared/api/payments.ts';
import { paymentStatus } from '../../../shared/enums.ts';
import type { AppDeps } from '../../infra/deps.ts';
import type { Words } from '../../infra/mail/words.ts';
import { orderOf } from '../orders/order-view.service.ts';
import { findBooking } from '../packages/option-booking.repository.ts';
import { type OnProviderError, ownPayment } from '../payments/payment-status.service.ts';
import { claimPurchase } from './purchase.repository.ts';

/**
 * The purchase of a customer's paid order or package, once; null before the payment's success, and for bills, which buy
 * nothing. @throws Problem 1111, 1024, 1021 as the payment itself
 */
export async function takePurchase(
  deps: AppDeps,
  userId: string,
  subject: Subject,
  onProviderError: OnProviderError,
): Promise<Purchase | null> {
  const { payment } = await ownPayment(deps, userId, subject, onProviderError);
  if (payment?.status !== paymentStatus.success) return null;
  const items = await itemsOf(deps, userId, subject);
  const transactionId = payment.transactionId ?? payment.id;
  if (items.length === 0 || !(await claimPurchase(deps.db, transactionId, deps.clock()))) return null;
  return { transactionId, valueCents: payment.amountCents, items };
}

async function itemsOf(deps: AppDeps, userId: string, { kind, id }: Subject): Promise<Purchase['items']> {
  if (kind === 'order') return orderItems(deps.words, await orderOf(deps, { userId, lang: 'de' }, id));
  const booking = kind === 'option' ? await findBooking(deps.db, id) : undefined;
  if (!booking) return [];
  const { optionId, optionGermanName, amountCents } = booking;
  return [{ id: optionId, name: optionGermanName, priceCents: amountCents }];
}

/** What is paid with the order; a coupon lowers the plan's own price. In German, so that figures of both languages add up. */
function orderItems(words: Words, { tariff, price }: OrderView): Purchase['items'] {
  const today = price.lines.filter(({ kind }) => kind === 'today');
  const others = today.filter(({ id }) => id !== 'oneOff' && id !== 'couponOneOff');
  const items = others.map(({ id, labelKey, args, cents }) => ({
    id,
    name: words.text('de', labelKey, args),
    priceCents: cents,
  }));
  const rest = items.reduce((sum, { priceCents }) => sum - priceCents, price.todayCents);
  return [{ id: tariff.id, name: tariff.name, priceCents: rest }, ...items];
}
