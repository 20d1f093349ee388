import { tooManyRequests } from '../../errors/problem.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { keyedHash } from '../../infra/keyed-hash.ts';
import type { LoginSource } from './known-source.service.ts';
import { beginTry, secondsToWait, type Tries } from './login-throttle.repository.ts';

/**
 * Counts one try of a password at the login: by name and source, and for a source that the account does not know also
 * in the total of all strangers. A stranger's tries so never delay a known device or address.
 * @returns the keys that a right password forgets
 * @throws Problem 429 while the source, or all strangers, are delayed
 */
export async function holdBackLogin(deps: AppDeps, nameHash: string, source: LoginSource): Promise<string[]> {
  const { freeFailures, freeStrangerFailures } = deps.config.login;
  const own = { key: keyedHash(deps.config, `${nameHash}|${source.key}`), nameHash, free: freeFailures };
  const strangers = {
    key: keyedHash(deps.config, `${nameHash}|strangers`),
    nameHash,
    free: freeStrangerFailures,
  };
  const all = source.isKnown ? [own] : [own, strangers];
  // Together: a try that is refused by one limit is counted by none.
  await deps.db.transaction(async (tx) => {
    for (const tries of all) await begin(tx, deps, tries);
  });
  return all.map(({ key }) => key);
}

/**
 * Counts one try of a password inside a session, with the login's limits: a stolen session gives few tries to guess the
 * password, and uses up none of the owner's.
 * @returns the keys that a right password forgets
 * @throws Problem 429 while the session is delayed
 */
export async function holdBackSession(deps: AppDeps, sessionId: string): Promise<string[]> {
  const key = keyedHash(deps.config, `session|${sessionId}`);
  await begin(deps.db, deps, { key, nameHash: key, free: deps.config.login.freeFailures });
  return [key];
}

async function begin(db: Queryable, deps: AppDeps, tries: Tries): Promise<void> {
  const now = deps.clock();
  if (await beginTry(db, tries, now, deps.config.login)) return;
  throw tooManyRequests(await secondsToWait(db, tries.key, now));
}
