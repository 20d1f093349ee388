import type { FastifyInstance } from 'fastify';
import type { AccountAppSettings } from '../../../shared/generated/forms.ts';
import { userOf } from '../../accounts/bearer.ts';
import type { AppDeps } from '../../deps.ts';
import { answer } from '../../plugins/answer-schema.ts';
import { formBody } from '../../plugins/form-body.ts';
import { keepLanguage } from './settings.service.ts';

/** The customer's settings: the language of what we send. */
export async function settingsRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  app.put<{ Body: AccountAppSettings }>(
    '/api/users/me/settings',
    { onRequest: app.requireUser, schema: { body: formBody('account/app-settings'), response: answer({}) } },
    async (request, reply) => {
      await keepLanguage(deps, userOf(request).id, request.body.language);
      reply.send({ payload: {} });
    },
  );
}
