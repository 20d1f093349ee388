import type { FastifyInstance } from 'fastify';
import { deliverSession, forgetSession, refreshTokenOf } from '../../modules/customers/deliver-session.http.ts';
import { logout } from '../../modules/customers/logout.service.ts';
import { rotate } from '../../modules/customers/refresh.service.ts';
import { sessionOptional, sessionProperties } from '../../accounts/user.schema.ts';
import type { AppDeps } from '../../deps.ts';
import { answer } from '../../plugins/answer-schema.ts';
import { problem } from '../../errors/problem.ts';

/** Only clients without cookies send a body. */
const body = {
  type: ['object', 'null'],
  additionalProperties: false,
  properties: { refreshToken: { type: 'string', maxLength: 100 } },
};

/** A session's later life: refresh and logout. */
export async function sessionRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  app.post(
    '/api/auth/refresh',
    {
      config: { bearer: 'ignored' },
      schema: { body, response: answer(sessionProperties, 200, sessionOptional) },
    },
    async (request, reply) => {
      const token = refreshTokenOf(request);
      const tokens = token && (await deps.db.transaction((tx) => rotate(tx, deps, request.team, token)));
      if (!tokens) {
        forgetSession(deps, reply);
        throw problem(1005);
      }
      reply.send({ payload: deliverSession(deps, request, reply, tokens) });
    },
  );

  app.post(
    '/api/auth/logout',
    { config: { bearer: 'ignored' }, schema: { body, response: answer({}) } },
    async (request, reply) => {
      await logout(deps, request.team, request.user?.sessionId, refreshTokenOf(request));
      forgetSession(deps, reply);
      reply.send({ payload: {} });
    },
  );
}
