import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AccountProfile } from '../../../shared/generated/forms.ts';
import { userOf } from '../../accounts/bearer.ts';
import { findUser, type UserView } from '../../accounts/user.repository.ts';
import { userSchema } from '../../accounts/user.schema.ts';
import type { AppDeps } from '../../deps.ts';
import { answer } from '../../plugins/answer-schema.ts';
import { formBody, judgeBody } from '../../plugins/form-body.ts';
import { problem } from '../../plugins/problem.ts';
import { asForm, changeProfile } from './profile.service.ts';

/** The profile: `PUT` sends the whole form, `PATCH` the fields that change. */
export async function profileRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const response = answer({ user: userSchema });

  app.put<{ Body: AccountProfile }>(
    '/api/auth/me',
    { onRequest: app.requireUser, schema: { body: formBody('account/profile'), response } },
    async (request, reply) => save(request, reply, await userOrRefuse(request), request.body),
  );

  app.patch<{ Body: Record<string, unknown> }>(
    '/api/auth/me',
    {
      onRequest: app.requireUser,
      schema: {
        body: { type: 'object', maxProperties: 20, description: 'Some fields of account/profile' },
        response,
      },
    },
    async (request, reply) => {
      const user = await userOrRefuse(request);
      const whole = { ...asForm(user), ...request.body };
      // The form's own rules have just been applied, and its type is generated from them.
      const profile = judgeBody(deps, request, 'account/profile', whole) as AccountProfile;
      return save(request, reply, user, profile);
    },
  );

  async function userOrRefuse(request: FastifyRequest): Promise<UserView> {
    const user = await findUser(deps.db, userOf(request).id);
    if (!user) throw problem(1041);
    return user;
  }

  async function save(request: FastifyRequest, reply: FastifyReply, user: UserView, profile: AccountProfile) {
    const guest = await app.knownGuest(request);
    reply.send({ payload: { user: await changeProfile(deps, request.team, user, guest, profile) } });
  }
}
