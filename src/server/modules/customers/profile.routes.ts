import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { UserView } from '../../../shared/api/customers.ts';
import type { FormBody } from '../../../shared/contracts/form-body.ts';
import { validateBody } from '../../http/form-body.ts';
import { serve } from '../../http/serve.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { userOf } from './bearer.http.ts';
import { answersOfCustomer } from './kept-answers.service.ts';
import { asForm, changeProfile } from './profile.service.ts';
import { viewUser } from './user.service.ts';

/** The profile: `PUT` sends the whole form, `PATCH` the changed fields. */
export async function profileRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const options = { onRequest: app.requireUser };

  serve(app, 'GET /api/auth/me/answers', options, (request) =>
    answersOfCustomer(deps, userOf(request).id, request.lang),
  );

  serve(app, 'PUT /api/auth/me', options, async (request) =>
    save(request, await viewUser(deps, userOf(request).id), request.body),
  );

  serve(app, 'PATCH /api/auth/me', options, async (request) => {
    const user = await viewUser(deps, userOf(request).id);
    const { profile } = await answersOfCustomer(deps, user.id, request.lang);
    const whole = { ...asForm(user), ...profile, ...request.body };
    return save(request, user, await validateBody(deps, request, 'account/profile', whole));
  });

  async function save(request: FastifyRequest, user: UserView, body: FormBody<'account/profile'>) {
    const guest = await app.knownGuest(request);
    const { isSteppedUp } = userOf(request);
    const change = { team: request.team, user, isSteppedUp, guest, body };
    return { user: await changeProfile(deps, change) };
  }
}
