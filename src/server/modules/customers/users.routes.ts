import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import { spendsOf } from '../../infra/budgets/caller.ts';
import { spendNow } from '../../infra/budgets/spend.service.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { userOf } from './bearer.http.ts';
import { callerOf } from './caller.http.ts';
import { isEmailFree, viewUser } from './user.service.ts';

/** The logged-in user, and whether an e-mail address is free. */
export async function usersRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  serve(app, 'GET /api/users/me', { preHandler: app.requireUser }, async (request) => ({
    user: await viewUser(deps, userOf(request).id),
  }));

  serve(app, 'GET /api/users/check-email', { preHandler: app.requireProof }, async (request) => {
    const { team, query, user } = request;
    const guest = await app.knownGuest(request);
    // A phone can prove many guests, so the phone is counted.
    const caller = { ...(await callerOf(app, request)), guestId: guest?.provedPhone ?? undefined };
    await spendNow(deps, 'check', spendsOf('check', caller));
    return { available: await isEmailFree(deps, team, query.email, user?.id) };
  });
}
