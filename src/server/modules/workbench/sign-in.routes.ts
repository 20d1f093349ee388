import type { FastifyInstance } from 'fastify';
import { requireSameOrigin } from '../../http/same-origin.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { entranceSchema as schema, showEntrance } from './entrance.http.ts';
import { signInStyle, signInStylePath } from './sign-in.page.ts';
import { endSession } from './sign-in.service.ts';
import { forgetStaffCookie, staffTokenOf } from './staff.http.ts';

/** The page of the sign-in, and the way out. */
export async function signInRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  if (!deps.config.workbench) return;

  app.get('/workbench/sign-in', { schema }, async (request, reply) => showEntrance(deps, request, reply));

  app.get(signInStylePath, { schema }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(signInStyle),
  );

  app.post('/workbench/sign-out', { schema }, async (request, reply) => {
    requireSameOrigin(deps, request);
    await endSession(deps, staffTokenOf(deps, request));
    forgetStaffCookie(deps, reply);
    return reply.redirect('/workbench/sign-in', 303);
  });
}
