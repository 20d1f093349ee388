import { berlinToday } from '../../../shared/dates.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { setContractTariff } from '../contracts/contract.repository.ts';
import { changePlanAtNetwork } from '../contracts/tell-line.service.ts';
import { tellChange } from './change-mail.ts';
import { lockDueChange } from './due-change.repository.ts';
import { findLineOfOrder, findPlanned, setChangeState } from './tariff-change.repository.ts';

/**
 * Begins the planned tariff of an order's line if its first day has come: before the line's tariff is decided about in any
 * other way, because its volume may be given before the clock's work has noted it. The order stays locked.
 */
export async function beginDueChange(tx: Queryable, deps: AppDeps, orderId: string): Promise<void> {
  if (await lockDueChange(tx, orderId, berlinToday(deps.clock()))) await beginChange(tx, deps, orderId);
}

/** The first day of a planned tariff, for a locked order. A contract that ends keeps the tariff that it has. */
export async function beginChange(tx: Queryable, deps: AppDeps, orderId: string): Promise<void> {
  const line = await findLineOfOrder(tx, orderId);
  const change = await findPlanned(tx, line.contractId);
  if (!change) return;
  if (line.hasEnd) return setChangeState(tx, change.id, 'revoked', deps.clock());
  await setChangeState(tx, change.id, 'begun', deps.clock());
  await setContractTariff(tx, line.contractId, change);
  await changePlanAtNetwork(tx, deps, orderId);
  await tellChange(tx, deps, 'tariffChanged', { line, change });
}
