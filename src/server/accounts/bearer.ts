import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppDeps } from '../deps.ts';
import { problem } from '../errors/problem.ts';
import { findAccessToken } from '../modules/customers/session.repository.ts';
import { tokenHash } from '../modules/customers/token-hash.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Pre-handler: 401 and 1034 without a valid bearer token. */
    requireUser(request: FastifyRequest): Promise<void>;
  }
  interface FastifyRequest {
    /** Who is logged in, when the request carries a valid bearer token. */
    user: { id: string; sessionId: string } | undefined;
  }
  interface FastifyContextConfig {
    /** `ignored`: an expired token does no harm here (login, refresh, logout, dry runs). */
    bearer?: 'ignored';
  }
}

/** Fills `request.user`; a token that is unknown, expired or of another team is refused on any route. */
export function readBearer(app: FastifyInstance, deps: AppDeps): void {
  app.decorateRequest('user', undefined);
  const read = async (request: FastifyRequest, token: string) => {
    request.user = await findAccessToken(deps.db, tokenHash(token), request.team, deps.clock());
    if (!request.user && request.routeOptions.config.bearer !== 'ignored') throw problem(1034);
  };
  app.addHook('onRequest', (request, _reply, done) => {
    const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined || request.is404) return done();
    return void read(request, token).then(() => done(), done);
  });
  app.decorate('requireUser', async (request: FastifyRequest) => {
    if (!request.user) throw problem(1034);
  });
}

/** The logged-in user of a route behind `requireUser`. */
export function userOf(request: FastifyRequest): { id: string; sessionId: string } {
  if (!request.user) throw problem(1034);
  return request.user;
}
