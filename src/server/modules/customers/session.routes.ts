import type { FastifyInstance } from 'fastify';
import { problem } from '../../errors/problem.ts';
import { serve } from '../../http/serve.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { deliverSession, forgetSession, refreshTokenOf } from './deliver-session.http.ts';
import { logout } from './logout.service.ts';
import { rotate } from './refresh.service.ts';

const options = { config: { bearer: 'ignored' } } as const;

/** Refresh and logout of a session. */
export async function sessionRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  serve(app, 'POST /api/auth/refresh', options, async (request, reply) => {
    const token = refreshTokenOf(deps, request);
    const { tokens, userId } = token
      ? await deps.db.transaction((tx) => rotate(tx, deps, request.team, token))
      : {};
    request.account = userId;
    if (!tokens) {
      forgetSession(deps, reply);
      throw problem(1005);
    }
    return deliverSession(deps, request, reply, tokens);
  });

  serve(app, 'POST /api/auth/logout', options, async (request, reply) => {
    await logout(deps, request.team, request.user?.sessionId, refreshTokenOf(deps, request));
    forgetSession(deps, reply);
    return {};
  });
}
