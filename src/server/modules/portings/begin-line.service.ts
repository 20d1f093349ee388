import { berlinToday } from '../../../shared/dates.ts';
import { portingCompensation } from '../../../shared/porting-compensation.ts';
import type { PortingState } from '../../../shared/states/porting.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { insertCredits } from '../billing/contract-credit.repository.ts';
import { beginContract } from '../contracts/begin-contract.repository.ts';
import type { OpenPorting } from './porting.repository.ts';

/**
 * Begins the line on the day on which its number has arrived, and credits what the law grants for a late one
 * (§ 59 (4), (6) TKG).
 */
export async function beginLine(
  tx: Queryable,
  deps: Pick<AppDeps, 'clock'>,
  { orderId, monthlyCents }: Pick<OpenPorting, 'orderId' | 'monthlyCents'>,
  arrived: PortingState,
): Promise<void> {
  const { scheduledOn, leftOn, arrivedOn = berlinToday(deps.clock()) } = arrived;
  const contractId = await beginContract(tx, orderId, arrivedOn);
  if (!contractId || !scheduledOn || !leftOn) return;
  const credits = portingCompensation({ agreedOn: scheduledOn, leftOn, arrivedOn, monthlyCents });
  await insertCredits(tx, contractId, credits, deps.clock());
}
