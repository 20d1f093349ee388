import { berlinToday } from '../../../shared/dates.ts';
import { accountParts } from '../../infra/closing/account-parts.ts';
import { forgetRows } from '../../infra/closing/owned-rows.repository.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { takeEndedAccounts } from './closing.repository.ts';

/** Accounts in one transaction. */
const limit = 50;

/** Deletes closed accounts with all that is left of them on the day after the last one that the law keeps. */
export async function forgetAccounts(deps: Pick<AppDeps, 'db' | 'clock'>): Promise<void> {
  while ((await forgetSome(deps)) > 0);
}

function forgetSome({ db, clock }: Pick<AppDeps, 'db' | 'clock'>): Promise<number> {
  return db.transaction(async (tx) => {
    const ended = await takeEndedAccounts(tx, berlinToday(clock()), limit);
    const parts = accountParts();
    for (const id of ended) {
      for (const part of parts) await forgetRows(tx, part.loosens ?? [], id);
      for (const part of parts) await forgetRows(tx, part.ends ?? [], id);
    }
    return ended.length;
  });
}
