import { formatPhone } from '../../../shared/format-phone.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { formatCents } from '../../../shared/money.ts';
import type { Text } from '../../lib/text.ts';
import type { NextAction } from './next-action.ts';
import { portingSentence } from './porting-sentence.ts';

/** What one wants to know at once: how much, or when. */
export function figureOf(action: NextAction): string | undefined {
  if (action.kind === 'bills' || action.kind === 'debit') return formatCents(action.openCents);
  if (action.kind !== 'porting') return undefined;
  const { scheduledOn } = action.order.porting ?? {};
  return scheduledOn ? germanDay(scheduledOn) : undefined;
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
  const number = porting ? formatPhone(porting.msisdn) : '';
  const returned = payment?.isReturned ? 'yes' : 'no';
  return text(words, { plan: tariff.name, number, early: earlyStart ? 'yes' : 'no', returned });
}
