import type { ClientFamily } from '../../../shared/client-family.ts';
import type { TeamId } from '../../../shared/teams.ts';
import { problem } from '../../errors/problem.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { holdOpen } from './closing.repository.ts';
import { findRefreshToken, insertRefreshToken } from './refresh-token.repository.ts';
import { endSession, insertAccessToken, insertSession } from './session.repository.ts';
import { tokenHash } from './token-hash.ts';

/** The secrets of a session; the server stores only their hashes. */
export interface SessionTokens {
  accessToken: string;
  /** Seconds. */
  expiresIn: number;
  refreshToken: string;
  remember: boolean;
}

/** What a request says about the session that it begins. */
export interface SessionStart {
  family: ClientFamily;
  /** The refresh token that the browser still has: its session ends with this login. */
  replaced: string | undefined;
}

interface NewSession extends SessionStart {
  team: TeamId;
  userId: string;
  remember: boolean;
}

/**
 * Opens a session in the caller's transaction; `deliverSession` sends it after the commit.
 * @throws Problem 1004 where the account is closed, also at this moment
 */
export async function openSession(
  tx: Queryable,
  deps: AppDeps,
  { team, userId, remember, family, replaced }: NewSession,
): Promise<SessionTokens> {
  const { random, clock } = deps;
  const now = clock();
  if (!(await holdOpen(tx, userId))) throw problem(1004, { account: userId });
  const id = random.id();
  const expiresAt = sessionEnd(deps, remember, now);
  const before = replaced && (await findRefreshToken(tx, tokenHash(replaced), team, now));
  if (before) await endSession(tx, before.sessionId, now);
  await insertSession(tx, { id, team, userId, remember, family, secret: random.token(), now, expiresAt });
  const refreshToken = random.token();
  await insertRefreshToken(tx, { hash: tokenHash(refreshToken), sessionId: id });
  return { ...(await issueAccessToken(tx, deps, id, now)), refreshToken, remember };
}

export async function issueAccessToken(tx: Queryable, deps: AppDeps, sessionId: string, now: Date) {
  const expiresIn = deps.config.session.accessTokenSeconds;
  const accessToken = deps.random.token();
  const expiresAt = new Date(now.getTime() + expiresIn * 1000);
  await insertAccessToken(tx, { hash: tokenHash(accessToken), sessionId, expiresAt });
  return { accessToken, expiresIn };
}

/** A session expires this long after its last refresh, and never later than `longestSeconds` after its begin. */
export function sessionEnd({ config }: AppDeps, remember: boolean, now: Date): Date {
  const { rememberSeconds, shortSeconds, longestSeconds } = config.session;
  const seconds = Math.min(remember ? rememberSeconds : shortSeconds, longestSeconds);
  return new Date(now.getTime() + seconds * 1000);
}
