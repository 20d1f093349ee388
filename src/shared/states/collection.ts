import { addDays } from '../calendar.ts';
import { nextWorkingDay } from '../working-day.ts';

/**
 * How far the collection of an invoice is: its day is announced, the debit is under way, nothing is left to collect, or
 * we have stopped and the customer pays.
 */
export const collectionStates = ['announced', 'underWay', 'done', 'stopped'] as const;
export type CollectionState = (typeof collectionStates)[number];

/** What happens to a collection. A reversal: the bank took back money that had arrived. */
export type CollectionEvent = 'sent' | 'refused' | 'settled' | 'reversed' | 'withoutMeans';

/** A debit that is refused is tried once more, never a third time. */
export const mostTries = 2;

/** Why a debit was refused, as far as banks say so. */
export const refusals = ['insufficientFunds', 'authenticationRequired', 'methodInvalid', 'other'] as const;
export type Refusal = (typeof refusals)[number];

/** The next state; an event that does not fit changes nothing. @param tries how often a debit was sent so far */
export function nextCollection(
  state: CollectionState,
  event: CollectionEvent,
  tries: number,
): CollectionState {
  switch (event) {
    case 'sent':
      return state === 'announced' && tries < mostTries ? 'underWay' : state;
    case 'refused':
      return state === 'underWay' ? (tries < mostTries ? 'announced' : 'stopped') : state;
    case 'settled':
      return 'done';
    case 'reversed':
      return 'stopped';
    case 'withoutMeans':
      return state === 'announced' ? 'stopped' : state;
  }
}

/** The day of a debit that is announced today: never earlier than the notice allows, and a day on which banks work. */
export function collectionDay(today: string, noticeDays: number): string {
  return nextWorkingDay(addDays(today, noticeDays));
}
