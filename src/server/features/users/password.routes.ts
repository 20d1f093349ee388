import type { FastifyInstance } from 'fastify';
import type { AccountPassword } from '../../../shared/generated/forms.ts';
import { userOf } from '../../accounts/bearer.ts';
import type { AppDeps } from '../../deps.ts';
import { answer } from '../../plugins/answer-schema.ts';
import { formBody } from '../../plugins/form-body.ts';
import { changePassword } from '../../modules/customers/password.service.ts';

/** A new password for somebody who is logged in and knows the old one. */
export async function passwordRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  app.post<{ Body: AccountPassword }>(
    '/api/users/me/password',
    { onRequest: app.requireUser, schema: { body: formBody('account/password'), response: answer({}) } },
    async (request, reply) => {
      const { team, lang, body } = request;
      await changePassword(deps, { team, lang, user: userOf(request), form: body });
      reply.send({ payload: {} });
    },
  );
}
