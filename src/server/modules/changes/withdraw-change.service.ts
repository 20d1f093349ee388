import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { tellChange } from './change-mail.ts';
import { findLineOfOrder, findPlanned, setChangeState } from './tariff-change.repository.ts';

/** Takes back the planned change of a locked order, and tells the customer. False when it has begun or is none. */
export async function withdrawPlannedChange(
  tx: Queryable,
  deps: AppDeps,
  { orderId, changeId }: { orderId: string; changeId: string },
): Promise<boolean> {
  const line = await findLineOfOrder(tx, orderId);
  const change = await findPlanned(tx, line.contractId);
  if (change?.id !== changeId) return false;
  await setChangeState(tx, change.id, 'revoked', deps.clock());
  await tellChange(tx, deps, 'tariffChangeRevoked', { line, change });
  return true;
}
