import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '../../infra/deps.ts';
import { entranceSchema as schema, showEntrance, welcome } from './entrance.http.ts';
import { beginningOf, rememberBeginning } from './sign-in-cookie.http.ts';

const back = '/workbench/sign-in/back';

/** The way to the provider and back. */
export async function providerSignInRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const { workbench, publicUrl, outsideLimitSeconds } = deps.config;
  if (!workbench?.provider) return;
  const redirectUri = new URL(back, publicUrl).href;
  // Loaded only where the staff sign in this way.
  const { oidcSignIn } = await import('../../infra/ports/staff-sign-in/oidc-sign-in.ts');
  const signIn = oidcSignIn(workbench.provider, { redirectUri, limitSeconds: outsideLimitSeconds });
  /** What the provider says, or why it did not; the person may try again. */
  const orTold = async <Said>(request: FastifyRequest, reply: FastifyReply, said: Promise<Said>) => {
    try {
      return await said;
    } catch (error) {
      deps.onOutsideFailure(error, 'sign a person of the staff in');
      showEntrance(deps, request, reply, 'failed');
      return undefined;
    }
  };

  app.get('/workbench/sign-in/begin', { schema }, async (request, reply) => {
    const left = await orTold(request, reply, signIn.begin());
    if (!left) return reply;
    rememberBeginning(deps, reply, left.begun);
    return reply.header('cache-control', 'no-store').redirect(left.url, 303);
  });

  app.get(back, { schema }, async (request, reply) => {
    const begun = beginningOf(deps, request, reply);
    if (!begun) return showEntrance(deps, request, reply, 'failed');
    const [, query = ''] = request.url.split('?');
    const claims = await orTold(request, reply, signIn.finish(query, begun));
    return claims ? welcome(deps, request, reply, claims) : reply;
  });
}
