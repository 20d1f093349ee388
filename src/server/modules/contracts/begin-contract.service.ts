import { berlinToday } from '../../../shared/dates.ts';
import { lineBegin, minimumEnd } from '../../../shared/states/contract.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import {
  type BeginFacts,
  beginContract,
  beginFactsOf,
  lockWaitingContract,
} from './begin-contract.repository.ts';

/** A contract that waited, and its first day if it has one now. */
export interface Begun {
  contractId: string;
  startsOn: string | null;
}

/**
 * Begins the contract of an order if all has come that it waits for: its number, its card. Its bills, minimum term and
 * everything that begins with it follow that day.
 * @param paidOn a later day to count as the payment's, YYYY-MM-DD in Berlin: when the order was changed
 * @returns undefined when the contract does not wait, or waits no longer
 */
export async function beginIfAllCame(
  tx: Queryable,
  orderId: string,
  paidOn?: string,
): Promise<Begun | undefined> {
  const contract = await lockWaitingContract(tx, orderId);
  if (!contract) return undefined;
  // In a statement of its own, after the lock: of two arrivals at the same moment the second sees the first.
  const facts = await beginFactsOf(tx, orderId);
  const startsOn = facts ? firstDay(facts, paidOn) : null;
  const { id: contractId, termMonths, endedOn } = contract;
  // It was cancelled while it waited, and comes too late: it ends without having begun.
  if (startsOn === null || (endedOn !== null && startsOn > endedOn)) return { contractId, startsOn: null };
  await beginContract(tx, contractId, { startsOn, minimumEndsOn: minimumEnd(startsOn, termMonths) });
  return { contractId, startsOn };
}

function firstDay(facts: BeginFacts, paidOn = berlinToday(facts.paidAt)): string | null {
  const { orderedAt, earlyStart, isPorted, numberArrivedOn, isCardSent, cardArrivedOn } = facts;
  return lineBegin(
    { orderedOn: berlinToday(orderedAt), paidOn, earlyStart },
    { ...(isPorted ? { number: numberArrivedOn } : {}), ...(isCardSent ? { card: cardArrivedOn } : {}) },
  );
}
