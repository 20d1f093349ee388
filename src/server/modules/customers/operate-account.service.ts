import type { AppDeps } from '../../infra/deps.ts';
import { endAllSessions, setBlocked } from './block.repository.ts';
import { endSessionsOf } from './session.repository.ts';

type Deps = Pick<AppDeps, 'db' | 'clock'>;

/** The account's sessions end, and its password opens nothing. @returns false when nothing was to be done */
export function blockAccount({ db, clock }: Deps, userId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const isBlocked = await setBlocked(tx, userId, clock());
    if (isBlocked) await endSessionsOf(tx, userId, clock());
    return isBlocked;
  });
}

/** The password is good again. @returns false when nothing was to be done */
export function unblockAccount({ db }: Deps, userId: string): Promise<boolean> {
  return setBlocked(db, userId, null);
}

/** Ends the sessions of one account, without a word about how many there were. */
export function endAccountSessions({ db, clock }: Deps, userId: string): Promise<void> {
  return endSessionsOf(db, userId, clock());
}

/** Ends the sessions of all accounts, as after a theft of secrets. @returns how many there were */
export function endEverySession({ db, clock }: Deps): Promise<number> {
  return endAllSessions(db, clock());
}
