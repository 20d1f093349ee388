import { type Caller, spendsOf } from '../../infra/budgets/caller.ts';
import { spendNow } from '../../infra/budgets/spend.service.ts';
import type { AppDeps } from '../../infra/deps.ts';

/**
 * Takes what an act with a password costs: its hash takes 45 ms of a processor. A caller with an account takes of the
 * customers' share. @throws Problem 429
 */
export function spendOnPassword(deps: AppDeps, caller: Caller): Promise<void> {
  return spendNow(deps, 'password', spendsOf('password', caller));
}

/**
 * The same for a caller whom the account knows, or who has a token of ours: strangers cannot use up this share.
 * @param key the account after its delays, or the token
 */
export function spendOnKnownPassword(deps: AppDeps, key: string): Promise<void> {
  return spendNow(deps, 'password', [{ budget: 'passwordCaller', key }, { budget: 'passwordCustomers' }]);
}
