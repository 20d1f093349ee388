import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AccountProfile } from '../../../shared/generated/forms.ts';
import type { UserView } from '../../../shared/user-view.ts';
import { userOf } from '../../accounts/bearer.ts';
import { userSchema } from '../../accounts/user.schema.ts';
import { viewUser } from '../../modules/customers/user.service.ts';
import type { AppDeps } from '../../deps.ts';
import { answer } from '../../plugins/answer-schema.ts';
import { formBody, judgeBody } from '../../plugins/form-body.ts';
import { asForm, changeProfile } from '../../modules/customers/profile.service.ts';

/** The profile: `PUT` sends the whole form, `PATCH` the fields that change. */
export async function profileRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const response = answer({ user: userSchema });

  app.put<{ Body: AccountProfile }>(
    '/api/auth/me',
    { onRequest: app.requireUser, schema: { body: formBody('account/profile'), response } },
    async (request, reply) => save(request, reply, await viewUser(deps, userOf(request).id), request.body),
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
      const user = await viewUser(deps, userOf(request).id);
      const whole = { ...asForm(user), ...request.body };
      // The form's own rules have just been applied, and its type is generated from them.
      const profile = (await judgeBody(deps, request, 'account/profile', whole)) as AccountProfile;
      return save(request, reply, user, profile);
    },
  );

  async function save(request: FastifyRequest, reply: FastifyReply, user: UserView, profile: AccountProfile) {
    const guest = await app.knownGuest(request);
    reply.send({ payload: { user: await changeProfile(deps, request.team, user, guest, profile) } });
  }
}
