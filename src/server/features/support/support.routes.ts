import type { FastifyInstance } from 'fastify';
import type { SupportMessage } from '../../../shared/generated/forms.ts';
import type { AppDeps } from '../../deps.ts';
import { answer, object, uuid } from '../../plugins/answer-schema.ts';
import { formBody } from '../../plugins/form-body.ts';
import { takeMessage } from './support.service.ts';

/** Messages to the service, of customers and guests. */
export async function supportRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  app.post<{ Body: SupportMessage }>('/api/support/messages', {
    bodyLimit: 32 * 1024,
    config: { limit: 'letter', bearer: 'ignored' },
    schema: {
      body: formBody('support/message'),
      response: answer({ message: object({ id: uuid }) }, 201),
    },
    handler: async ({ team, lang, user, body }, reply) => {
      const id = await takeMessage(deps, { team, lang, userId: user?.id ?? null }, body);
      return reply.code(201).send({ payload: { message: { id } } });
    },
  });
}
