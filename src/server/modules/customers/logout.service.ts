import type { TeamId } from '../../../shared/teams.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { findRefreshToken } from './refresh-token.repository.ts';
import { endSession } from './session.repository.ts';
import { tokenHash } from './token-hash.ts';

/** Ends the session that a bearer token or a refresh token belongs to, if any. */
export async function logout(
  deps: AppDeps,
  team: TeamId,
  bearerSession: string | undefined,
  refreshToken: string | undefined,
): Promise<void> {
  const now = deps.clock();
  const known = refreshToken && (await findRefreshToken(deps.db, tokenHash(refreshToken), team, now));
  const sessionId = bearerSession ?? (known ? known.sessionId : undefined);
  if (sessionId) await endSession(deps.db, sessionId, now);
}
