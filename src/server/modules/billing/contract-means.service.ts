import type { ContractMeansList } from '../../../shared/api/billing.ts';
import { berlinToday } from '../../../shared/dates.ts';
import { problem } from '../../errors/problem.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { enqueueActNotice } from '../customers/act-notice.ts';
import { findUsableMethod } from '../payments/saved-method.service.ts';
import { listContractMeans, lockContractOrder } from './contract-means.repository.ts';
import { changeMeans } from './plan-collection.service.ts';

/** What a customer's contracts are paid with. */
export async function contractMeansOf({ db, clock }: AppDeps, userId: string): Promise<ContractMeansList> {
  return { contracts: await listContractMeans(db, userId, berlinToday(clock())) };
}

/**
 * From now on a contract is paid with this method, or by hand; the customer is told of it and of each announced debit.
 * @throws Problem 1109 for another's contract; 1037 for another's method, or one that has expired
 */
export async function changeContractMeans(
  deps: AppDeps,
  userId: string,
  { contractId, savedMethodId }: { contractId: string; savedMethodId: string | null },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const orderId = await lockContractOrder(tx, userId, contractId);
    if (!orderId) throw problem(1109);
    const method = savedMethodId && (await findUsableMethod(tx, userId, savedMethodId, deps.clock()));
    if (savedMethodId && !method) throw problem(1037);
    await changeMeans(tx, deps, orderId, savedMethodId);
    await enqueueActNotice(tx, deps, userId, savedMethodId ? 'meansChanged' : 'meansRemoved');
  });
}
