import { berlinToday } from '../../../shared/dates.ts';
import { accountParts } from '../../infra/closing/account-parts.ts';
import { forgetRows } from '../../infra/closing/owned-rows.repository.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { type EndedAccount, listEndedAccounts, takeEndedAccount } from './closing.repository.ts';

/** Accounts of one query. */
const limit = 50;

/**
 * Deletes closed accounts with all that is left of them on the day after the last one that the law keeps, each in a
 * transaction of its own: one that cannot be deleted stops no other.
 */
export async function forgetAccounts(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  onFailure: (error: unknown) => void,
): Promise<void> {
  const today = berlinToday(clock());
  let after: EndedAccount | undefined;
  do {
    const ended = await listEndedAccounts(db, today, { after, limit });
    for (const { id } of ended) await db.transaction((tx) => forget(tx, id)).catch(onFailure);
    after = ended.at(-1);
  } while (after);
}

async function forget(tx: Queryable, id: string): Promise<void> {
  if (!(await takeEndedAccount(tx, id))) return;
  const parts = accountParts();
  for (const part of parts) await forgetRows(tx, part.loosens ?? [], id);
  for (const part of parts) await forgetRows(tx, part.ends ?? [], id);
}
