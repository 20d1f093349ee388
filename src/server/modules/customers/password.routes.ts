import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { userOf } from './bearer.http.ts';
import { changePassword } from './password.service.ts';

/** A new password for a customer who is logged in and knows the old one. */
export async function passwordRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  serve(app, 'POST /api/users/me/password', { onRequest: app.requireUser }, async (request) => {
    const { team, lang, body } = request;
    await changePassword(deps, { team, lang, user: userOf(request), form: body });
    return {};
  });
}
