import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../deps.ts';
import { answer, object, uuid } from '../../plugins/answer-schema.ts';
import { formBody } from '../../plugins/form-body.ts';
import { type Application, type ApplicationForm, apply } from '../../modules/applications/application.service.ts';

const response = answer({ application: object({ id: uuid }) }, 201);

/** Companies and dealers apply; nobody gets a login by that. */
export async function applicationsRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const route = (path: string, formId: ApplicationForm) =>
    app.post<{ Body: Application }>(path, {
      bodyLimit: 16 * 1024,
      config: { limit: 'letter', bearer: 'ignored' },
      schema: { body: formBody(formId), response },
      handler: async ({ team, lang, body }, reply) => {
        const id = await apply(deps, { team, lang }, formId, body);
        return reply.code(201).send({ payload: { application: { id } } });
      },
    });

  route('/api/zoho/corporate-register', 'auth/corporate-register');
  route('/api/zoho/dealer-application', 'auth/dealer-application');
}
