import type { FastifyInstance, FastifyRequest } from 'fastify';
import { problem } from '../../errors/problem.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { findAccessToken, type SessionUser } from './session.repository.ts';
import { tokenHash } from './token-hash.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Pre-handler: 401 and 1034 without a valid bearer token. */
    requireUser(request: FastifyRequest): Promise<void>;
    /** Pre-handler: as `requireUser`, and 403 and 1112 unless the session has an open step-up. */
    requireStepUp(request: FastifyRequest): Promise<void>;
    /** Fills `request.user`, with one query for each request. */
    readUser(request: FastifyRequest): Promise<void>;
  }
  interface FastifyRequest {
    /** The logged-in user, when the request has a valid bearer token. */
    user: SessionUser | undefined;
    userRead: Promise<void> | undefined;
  }
  interface FastifyContextConfig {
    /**
     * `ignored`: an expired token is allowed here (login, refresh, logout, dry runs). `foreign`: the token is not one of
     * an account, and is not read as one.
     */
    bearer?: 'ignored' | 'foreign';
  }
}

/** Fills `request.user`; every route refuses a token that is unknown, expired or of another team. */
export function readBearer(app: FastifyInstance, deps: AppDeps): void {
  app.decorateRequest('user', undefined);
  app.decorateRequest('userRead', undefined);
  app.decorate('readUser', (request: FastifyRequest) => {
    request.userRead ??= read(deps, request);
    return request.userRead;
  });
  app.addHook('onRequest', (request, _reply, done) => {
    const isForeign = request.routeOptions.config.bearer === 'foreign';
    if (bearerOf(request) === undefined || isForeign || request.is404) return done();
    return void app.readUser(request).then(() => done(refusalOf(request)), done);
  });
  app.decorate('requireUser', async (request: FastifyRequest) => {
    if (!request.user) throw problem(1034);
  });
  app.decorate('requireStepUp', async (request: FastifyRequest) => {
    if (!userOf(request).isSteppedUp) throw problem(1112);
  });
}

/** The access token of the request, not verified. */
export function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
}

async function read(deps: AppDeps, request: FastifyRequest): Promise<void> {
  const token = bearerOf(request);
  if (token === undefined) return;
  request.user = await findAccessToken(deps.db, tokenHash(token), request.team, deps.clock());
  request.account = request.user?.id;
}

function refusalOf(request: FastifyRequest) {
  const isRefused = !request.user && request.routeOptions.config.bearer === undefined;
  return isRefused ? problem(1034) : undefined;
}

/** The logged-in user of a route behind `requireUser`. */
export function userOf(request: FastifyRequest): SessionUser {
  if (!request.user) throw problem(1034);
  return request.user;
}
