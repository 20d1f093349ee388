import { tooManyRequests } from '../../errors/problem.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { underEachSecret } from '../../infra/keyed-hash.ts';
import type { LoginSource } from './known-source.service.ts';
import { beginTry, secondsToWait, type Tries } from './login-throttle.repository.ts';

/**
 * Counts one try of a password at the login: by name and source, and for a source that the account does not know also
 * in the total of all strangers. A stranger's tries so never delay a known device or address.
 * @param name by `countedName`
 * @returns the keys that a right password forgets
 * @throws Problem 429 while the source, or all strangers, are delayed
 */
export function holdBackLogin(deps: AppDeps, name: string, source: LoginSource): Promise<string[]> {
  const { freeFailures, freeStrangerFailures } = deps.config.login;
  return beginAll(deps, (hash) => {
    const nameHash = hash(name);
    const own = { key: hash(`${nameHash}|${source.key}`), nameHash, free: freeFailures };
    const strangers = { key: hash(`${nameHash}|strangers`), nameHash, free: freeStrangerFailures };
    return source.isKnown ? [own] : [own, strangers];
  });
}

/**
 * Counts one try of a password inside a session, with the login's limits: a stolen session gives few tries to guess the
 * password, and uses up none of the owner's.
 * @returns the keys that a right password forgets
 * @throws Problem 429 while the session is delayed
 */
export function holdBackSession(deps: AppDeps, sessionId: string): Promise<string[]> {
  return beginAll(deps, (hash) => {
    const key = hash(`session|${sessionId}`);
    return [{ key, nameHash: key, free: deps.config.login.freeFailures }];
  });
}

/**
 * While the secret is exchanged, a try counts under both: a new secret gives no new tries, and a process that has only the
 * secret before counts the same ones. A try that is refused by one limit is counted by none.
 */
async function beginAll(deps: AppDeps, triesOf: (hash: (text: string) => string) => Tries[]) {
  const all = underEachSecret(deps.config, triesOf).flat();
  await deps.db.transaction(async (tx) => {
    for (const tries of all) await begin(tx, deps, tries);
  });
  return all.map(({ key }) => key);
}

async function begin(tx: Queryable, deps: AppDeps, tries: Tries): Promise<void> {
  const now = deps.clock();
  if (await beginTry(tx, tries, now, deps.config.login)) return;
  throw tooManyRequests(await secondsToWait(tx, tries.key, now));
}
