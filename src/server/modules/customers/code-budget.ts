import { type Caller, spendsOf } from '../../infra/budgets/caller.ts';
import { requireRoom, type Spend, spend } from '../../infra/budgets/spend.service.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import type { OtpPurpose } from './otp.repository.ts';

/** A request for a code, as budgets see it. */
export interface CodeCost {
  caller: Caller;
  phone: string;
  purpose: OtpPurpose;
  /** Undefined where nothing is sent: it is refused like the others, but takes nothing of what all share. */
  deliveredTo: string | undefined;
}

/** Takes what a code by SMS costs. @throws Problem 429 */
export async function spendOnCode(tx: Queryable, deps: AppDeps, cost: CodeCost): Promise<void> {
  const { caller, phone, deliveredTo } = cost;
  const range: Spend = { budget: 'smsRange', key: phone.slice(0, -4) };
  const own = spendsOf('sms', caller, [range]).slice(0, -1);
  const shared = sharedBudget(cost);
  await spend(tx, deps, 'sms', deliveredTo ? [...own, shared] : own);
  if (!deliveredTo) await requireRoom(tx, deps, 'sms', shared);
}

/** A new password is sent to phones of accounts alone, so strangers cannot use up the share of these codes. */
function sharedBudget({ caller, purpose, phone }: CodeCost): Spend {
  if (caller.userId || purpose === 'reset') return { budget: 'smsCustomers' };
  return phone.startsWith('+49')
    ? { budget: 'smsStrangers' }
    : { budget: 'smsAbroad', key: phone.slice(0, 3) };
}
