import type { FastifyInstance } from 'fastify';
import { providers } from '../../modules/catalogue/catalogue.service.ts';
import type { AppDeps } from '../../deps.ts';
import { answer, list, object, text, uuid } from '../../plugins/answer-schema.ts';

/** The operators that a number can be brought from. */
export async function providersRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  app.get('/api/mnp-providers', {
    schema: { response: answer({ providers: list(object({ id: uuid, name: text })) }) },
    handler: async () => ({ payload: { providers: await providers(deps) } }),
  });
}
