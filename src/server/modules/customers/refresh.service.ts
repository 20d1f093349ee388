import { createHmac } from 'node:crypto';
import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import * as repository from './refresh-token.repository.ts';
import { endSession } from './session.repository.ts';
import { issueAccessToken, type SessionTokens, sessionEnd } from './session.service.ts';
import { tokenHash } from './token-hash.ts';

/** The owner of a refresh token; without new tokens it was no longer good, or was used twice. */
export interface Rotated {
  userId?: string;
  tokens?: SessionTokens;
}

/**
 * Exchanges a refresh token for its successor. No tokens means 1005; the caller commits in any case, because reuse of a
 * token ends its session.
 */
export async function rotate(tx: Queryable, deps: AppDeps, team: TeamId, token: string): Promise<Rotated> {
  const now = deps.clock();
  const hash = tokenHash(token);
  const known = await repository.findRefreshToken(tx, hash, team, now);
  const userId = known?.userId;
  if (!known?.isLive) return { userId };
  const successor = successorOf(known.secret, token);
  if (await repository.spendRefreshToken(tx, hash, tokenHash(successor), now)) {
    await repository.insertRefreshToken(tx, { hash: tokenHash(successor), sessionId: known.sessionId });
  } else if (!(await isTwinRequest(tx, deps, team, hash, now))) {
    await endSession(tx, known.sessionId, now);
    return { userId };
  }
  await repository.prolongSession(tx, known.sessionId, {
    now,
    expiresAt: sessionEnd(deps, known.remember, now),
    longestSeconds: deps.config.session.longestSeconds,
  });
  const access = await issueAccessToken(tx, deps, known.sessionId, now);
  return { userId, tokens: { ...access, refreshToken: successor, remember: known.remember } };
}

/**
 * Derived, not random: two tabs that refresh at once get the same successor although only hashes are stored. A stolen
 * database (no token) or a stolen token (no secret) alone is not enough to compute it.
 */
function successorOf(secret: string, token: string): string {
  return createHmac('sha256', secret).update(token).digest('base64url');
}

/** The token was used a moment ago and its successor was not used yet: a second tab, not a thief. */
async function isTwinRequest(tx: Queryable, deps: AppDeps, team: TeamId, hash: string, now: Date) {
  const known = await repository.findRefreshToken(tx, hash, team, now); // as the other request left it
  if (!known?.usedAt || !known.isPredecessor) return false;
  return now.getTime() - known.usedAt.getTime() <= deps.config.session.graceSeconds * 1000;
}
