import type { AppDeps } from '../../infra/deps.ts';
import { recordNumbersReturned } from '../orders/payable-order.repository.ts';
import { returnNumbers } from '../phone-numbers/released-number.repository.ts';

/** Numbers after their quarantine can be ordered again; their old orders record it. */
export async function returnQuarantined({ db, clock }: Pick<AppDeps, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  await db.transaction(async (tx) => {
    const orderIds = await returnNumbers(tx, now);
    if (orderIds.length > 0) await recordNumbersReturned(tx, orderIds, now);
  });
}
