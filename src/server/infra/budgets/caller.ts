import type { BudgetName } from '../../config.ts';
import type { Spend } from './spend.service.ts';

/** Whom budgets count. */
export interface Caller {
  /** By `addressKey`. */
  address: string;
  guestId: string | undefined;
  /** Set for a logged-in customer. */
  userId: string | undefined;
}

type DoorOfCallers = BudgetName extends infer Name
  ? Name extends `${infer Door}Caller`
    ? Door
    : never
  : never;

/**
 * The budgets of an act: a customer has an own share, and is not counted with those at the same address; a stranger
 * counts as a guest first, then with the address, last with all strangers.
 * @param more budgets of the act itself, of a phone or an address; they stand between
 */
export function spendsOf(door: DoorOfCallers, caller: Caller, more: readonly Spend[] = []): Spend[] {
  const { userId, guestId, address } = caller;
  if (userId)
    return [{ budget: `${door}Caller`, key: `user:${userId}` }, ...more, { budget: `${door}Customers` }];
  const guest: Spend[] = guestId ? [{ budget: `${door}Caller`, key: `guest:${guestId}` }] : [];
  return [...guest, { budget: `${door}Address`, key: address }, ...more, { budget: `${door}Strangers` }];
}
