import type { FastifyInstance } from 'fastify';
import type { AccountAppSettings } from '../../../shared/generated/forms.ts';
import { userOf } from '../../accounts/bearer.ts';
import type { AppDeps } from '../../deps.ts';
import { answer } from '../../plugins/answer-schema.ts';
import { formBody } from '../../plugins/form-body.ts';
import { langOfCode } from '../../plugins/request-context.ts';
import { updateLang } from './settings.repository.ts';

/** The customer's language. The colour scheme belongs to the browser, whose cookie keeps it. */
export async function settingsRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  app.put<{ Body: AccountAppSettings }>(
    '/api/users/me/settings',
    { onRequest: app.requireUser, schema: { body: formBody('account/app-settings'), response: answer({}) } },
    async (request, reply) => {
      await updateLang(deps.db, userOf(request).id, langOfCode(request.body.language), deps.clock());
      reply.send({ payload: {} });
    },
  );
}
