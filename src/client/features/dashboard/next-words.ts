import type { OrderView } from '../../../shared/api/order-view.ts';
import { formatPhone } from '../../../shared/format-phone.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { formatCents } from '../../../shared/money.ts';
import type { Text } from '../../lib/text.ts';
import type { NextAction } from './next-action.ts';
import { portingSentence } from './porting-sentence.ts';

/** What one wants to know at once: how much, or when. */
export function figureOf(action: NextAction): string | undefined {
  if (action.kind === 'bills' || action.kind === 'debit') return formatCents(action.openCents);
  const day = dayOfNumber(action);
  return day ? germanDay(day) : undefined;
}

/** The day on which the number comes: also what is sent waits for it. */
function dayOfNumber(action: NextAction): string | undefined {
  if (action.kind !== 'porting' && action.kind !== 'delivery') return undefined;
  return action.order.porting?.scheduledOn ?? undefined;
}

/** What the title says: how many bills, or whether a day stands below it. */
export function titleValues(action: NextAction): { count: number; dated: string } {
  return { count: 'count' in action ? action.count : 0, dated: dayOfNumber(action) ? 'yes' : 'no' };
}

/** Which words the action has. */
export function wordsOf(action: NextAction): string {
  if (action.kind === 'pay' && action.failed) return 'payAgain';
  if (action.kind === 'bills' && action.late) return 'billsLate';
  return action.kind === 'card' && action.late ? 'cardLate' : action.kind;
}

/** What the action says, in words. */
export function sentence(text: Text, action: NextAction, key: string): string {
  const words = `dashboard.next.${key}.text`;
  if ('contract' in action) {
    const { msisdn, startsOn } = action.contract;
    return text(words, { number: formatPhone(msisdn), day: startsOn ? germanDay(startsOn) : '' });
  }
  if (action.kind === 'bills') return text(words, { day: germanDay(action.dueOn), count: action.count });
  if (action.kind === 'debit') return text(words, { day: germanDay(action.collectOn) });
  if (!('order' in action)) return text(words);
  const { tariff, porting, earlyStart, payment } = action.order;
  if (action.kind === 'porting' && porting) return portingSentence(text, porting);
  if (action.kind === 'delivery') return parcelSentence(text, action.order);
  const number = porting ? formatPhone(porting.msisdn) : '';
  const returned = payment?.isReturned ? 'yes' : 'no';
  return text(words, { plan: tariff.name, number, early: earlyStart ? 'yes' : 'no', returned });
}

/** Where the parcel is that is not there yet. */
function parcelSentence(text: Text, { delivery, tariff, porting }: OrderView): string {
  const parcel = delivery.find(({ state }) => state !== 'delivered' && state !== 'cancelled');
  return text('dashboard.next.delivery.text', {
    parcel: parcel?.kind ?? 'sim',
    state: parcel?.state ?? 'ordered',
    tracking: parcel?.trackingNumber ?? 'none',
    plan: tariff.name,
    number: porting ? formatPhone(porting.msisdn) : '',
    dated: porting?.scheduledOn ? 'yes' : 'no',
  });
}
