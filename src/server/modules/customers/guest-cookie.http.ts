import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { problem } from '../../errors/problem.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { findGuest, type Guest, insertGuest } from './guest.repository.ts';
import { secretCookie, setSecretCookie } from './secret-cookie.http.ts';
import { tokenHash } from './token-hash.ts';

const guestCookie = 'fanline-guest';

declare module 'fastify' {
  interface FastifyInstance {
    /** The guest of the request; the first call gives a new one a cookie. */
    guest(request: FastifyRequest, reply: FastifyReply): Promise<Guest>;
    /** The guest whose cookie the request has, if any. */
    knownGuest(request: FastifyRequest): Promise<Guest | null>;
    /** Pre-handler: 1107 unless the guest proved a phone or the caller is logged in. */
    requireProof(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  }
  interface FastifyRequest {
    guestOnce: Guest | null;
  }
}

/** Adds `app.guest`, `app.knownGuest` and `app.requireProof`. */
export function registerGuests(app: FastifyInstance, deps: AppDeps): void {
  app.decorateRequest('guestOnce', null);
  app.decorate('knownGuest', async (request: FastifyRequest) => {
    const token = guestTokenOf(deps, request);
    if (request.guestOnce || !token) return request.guestOnce;
    request.guestOnce = await findGuest(deps.db, request.team, tokenHash(token), deps.clock());
    return request.guestOnce;
  });
  app.decorate('guest', async (request: FastifyRequest, reply: FastifyReply) => {
    const known = await app.knownGuest(request);
    request.guestOnce = known ?? (await welcomeGuest(deps, request, reply));
    return request.guestOnce;
  });
  app.decorate('requireProof', async (request: FastifyRequest) => {
    if (!request.user && !(await app.knownGuest(request))?.provedPhone) throw problem(1107);
  });
}

/** The content of the guest's cookie, not verified. */
export function guestTokenOf({ config }: AppDeps, request: FastifyRequest): string | undefined {
  return secretCookie(config, request, guestCookie);
}

async function welcomeGuest(deps: AppDeps, request: FastifyRequest, reply: FastifyReply): Promise<Guest> {
  const { random, config } = deps;
  const seconds = config.session.guestSeconds;
  const now = deps.clock();
  const token = random.token();
  const guest = { id: random.id(), provedPhone: null };
  const expiresAt = new Date(now.getTime() + seconds * 1000);
  await insertGuest(deps.db, { id: guest.id, team: request.team, hash: tokenHash(token), now, expiresAt });
  setSecretCookie(config, reply, guestCookie, token, { sameSite: 'lax', maxAge: seconds });
  return guest;
}
