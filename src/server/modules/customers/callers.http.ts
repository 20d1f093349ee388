import type { FastifyInstance } from 'fastify';
import type { Callers } from '../../http/rate-limit.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { bearerOf } from './bearer.http.ts';
import { guestTokenOf } from './guest-cookie.http.ts';
import { tokenHash } from './token-hash.ts';

/** Recognises an account by its access token, else a guest by the cookie. */
export function callersOf(app: FastifyInstance, deps: AppDeps): Callers {
  return {
    claimOf: (request) => {
      const token = bearerOf(request) ?? guestTokenOf(deps, request);
      return token && `${request.team} ${tokenHash(token)}`;
    },
    callerOf: async (request) => {
      if (bearerOf(request) === undefined) {
        const guest = await app.knownGuest(request);
        return guest ? `guest ${guest.id}` : undefined;
      }
      await app.readUser(request);
      return request.user && `user ${request.user.id}`;
    },
  };
}
