import type { FastifyInstance } from 'fastify';
import { providers } from '../../commerce/catalogue/catalogue.service.ts';
import { advancePortings } from '../../commerce/portings/porting.service.ts';
import type { AppDeps } from '../../deps.ts';
import { answer, list, object, text, uuid } from '../../plugins/answer-schema.ts';
import { repeatWhileListening } from '../../plugins/repeat-while-listening.ts';

/** The operators that a number can be brought from; and what they say of the portings under way. */
export async function providersRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  repeatWhileListening(app, 60_000, () => advancePortings(deps));

  app.get('/api/mnp-providers', {
    schema: { response: answer({ providers: list(object({ id: uuid, name: text })) }) },
    handler: async () => ({ payload: { providers: await providers(deps) } }),
  });
}
