import { portingCompensation } from '../../../shared/porting-compensation.ts';
import type { PortingState } from '../../../shared/states/porting.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { insertCredits } from '../billing/contract-credit.repository.ts';
import { beginIfAllCame } from '../contracts/begin-contract.service.ts';
import type { OpenPorting } from './porting.repository.ts';

/**
 * Begins the line on the day on which its number has arrived, unless it waits for its card, too; credits what the law
 * grants for a late number (§ 59 (4), (6) TKG).
 * @returns whether the line has to wait for its card
 */
export async function beginLine(
  tx: Queryable,
  deps: Pick<AppDeps, 'clock'>,
  { orderId, monthlyCents }: Pick<OpenPorting, 'orderId' | 'monthlyCents'>,
  { agreedOn, leftOn, arrivedOn }: PortingState,
): Promise<boolean> {
  const begun = await beginIfAllCame(tx, orderId);
  if (!begun) return false;
  if (agreedOn && leftOn && arrivedOn) {
    const credits = portingCompensation({ agreedOn, leftOn, arrivedOn, monthlyCents });
    await insertCredits(tx, begun.contractId, credits, deps.clock());
  }
  return begun.startsOn === null;
}
