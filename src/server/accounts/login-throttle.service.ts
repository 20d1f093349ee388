import type { AppDeps } from '../deps.ts';
import { tooManyRequests } from '../errors/problem.ts';
import { beginTry, secondsToWait } from './login-throttle.repository.ts';

/**
 * Counts one try of a password against the account's allowance, wherever it is asked for.
 * @throws Problem 429 while the account is delayed
 */
export async function holdBack(deps: AppDeps, key: string): Promise<void> {
  const now = deps.clock();
  if (await beginTry(deps.db, key, now, deps.config.login)) return;
  throw tooManyRequests(await secondsToWait(deps.db, key, now));
}
