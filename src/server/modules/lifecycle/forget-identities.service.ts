import { berlinToday } from '../../../shared/dates.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { takeEndedContracts, withoutLaterContract } from '../contracts/identity-end.repository.ts';
import { eraseIdentities } from '../customers/identity.repository.ts';
import { eraseOrderIdentities } from '../orders/order-identity.repository.ts';
import { erasePortingBirthdays } from '../portings/porting-identity.repository.ts';

/** Contracts in one transaction. */
const limit = 500;

/**
 * Erases day of birth and document of customers with the calendar year after the one in which their last contract ended
 * (§ 172 (6) TKG).
 */
export async function forgetIdentities(deps: Pick<AppDeps, 'db' | 'clock'>): Promise<void> {
  const before = `${Number(berlinToday(deps.clock()).slice(0, 4)) - 1}-01-01`;
  while ((await forgetSome(deps, before)) > 0);
}

function forgetSome({ db }: Pick<AppDeps, 'db'>, before: string): Promise<number> {
  return db.transaction(async (tx) => {
    const ended = await takeEndedContracts(tx, { before, limit });
    const userIds = await withoutLaterContract(tx, ended, before);
    if (userIds.length > 0) {
      await eraseIdentities(tx, userIds);
      await eraseOrderIdentities(tx, userIds);
      await erasePortingBirthdays(tx, userIds);
    }
    return ended.length;
  });
}
