import type { Caller } from '../../infra/budgets/caller.ts';
import { spendNow } from '../../infra/budgets/spend.service.ts';
import type { AppDeps } from '../../infra/deps.ts';

/** Takes what a stranger's password costs: its hash takes 45 ms of a processor. @throws Problem 429 */
export async function spendOnPassword(deps: AppDeps, { userId, address }: Caller): Promise<void> {
  if (!userId) await spendNow(deps, 'password', [{ budget: 'passwordAddress', key: address }]);
}
