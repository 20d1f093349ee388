import { addDays, addMonths } from '../calendar.ts';
import { minimumEnd, withdrawalEnd } from './contract.ts';

export const tariffChangeStates = ['planned', 'begun', 'revoked'] as const;
export type TariffChangeState = (typeof tariffChangeStates)[number];

/** The month of a contract in which another tariff begins; the first is 1. Days are YYYY-MM-DD in Berlin. */
export interface ChangeMonth {
  month: number;
  startsOn: string;
}

/**
 * The month with which a tariff that is ordered today can begin: the next one; without the wish for an early start, the
 * first that begins after the withdrawal period (§ 357a BGB).
 */
export function changeMonth(contractStartsOn: string, today: string, earlyStart: boolean): ChangeMonth {
  const after = earlyStart ? today : withdrawalEnd(today);
  let months = 0;
  while (addMonths(contractStartsOn, months) <= after) months += 1;
  return { month: months + 1, startsOn: addMonths(contractStartsOn, months) };
}

/** The last day of the minimum term after a change: that of the new tariff, and never before the old one. */
export function minimumEndAfter(startsOn: string, termMonths: number, minimumEndsOn: string): string {
  const own = termMonths > 1 ? minimumEnd(startsOn, termMonths) : addDays(addMonths(startsOn, 1), -1);
  return own > minimumEndsOn ? own : minimumEndsOn;
}

/** What speaks against a tariff: it is the same, or cheaper while the minimum term runs. */
export type ChangeRefusal = 'same' | 'cheaperInTerm';

/** What the line has when the change begins, and what is offered. */
export interface Compared {
  current: { tariffId: string; monthlyCents: number; minimumEndsOn: string };
  offer: { tariffId: string; monthlyCents: number };
  startsOn: string;
}

export function changeRefusal({ current, offer, startsOn }: Compared): ChangeRefusal | null {
  if (current.tariffId === offer.tariffId) return 'same';
  const isInTerm = startsOn <= current.minimumEndsOn;
  return isInTerm && offer.monthlyCents <= current.monthlyCents ? 'cheaperInTerm' : null;
}
