import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { insertRefreshToken } from './refresh-token.repository.ts';
import { insertAccessToken, insertSession } from './session.repository.ts';
import { tokenHash } from './token-hash.ts';

/** The secrets of a session; the server stores only their hashes. */
export interface SessionTokens {
  accessToken: string;
  /** Seconds. */
  expiresIn: number;
  refreshToken: string;
  remember: boolean;
}

/** Opens a session in the caller's transaction; `deliverSession` sends it after the commit. */
export async function openSession(
  tx: Queryable,
  deps: AppDeps,
  { team, userId, remember }: { team: TeamId; userId: string; remember: boolean },
): Promise<SessionTokens> {
  const { random, clock } = deps;
  const now = clock();
  const id = random.id();
  const expiresAt = sessionEnd(deps, remember, now);
  await insertSession(tx, { id, team, userId, remember, secret: random.token(), now, expiresAt });
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

/** A session expires this long after its last refresh. */
export function sessionEnd({ config }: AppDeps, remember: boolean, now: Date): Date {
  const seconds = remember ? config.session.rememberSeconds : config.session.shortSeconds;
  return new Date(now.getTime() + seconds * 1000);
}
