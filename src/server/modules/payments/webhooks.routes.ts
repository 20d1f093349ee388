import type { FastifyInstance } from 'fastify';
import { takeWebhook } from '../../commerce/payments/webhook.service.ts';
import type { AppDeps } from '../../deps.ts';
import { answer } from '../../plugins/answer-schema.ts';

/** Messages of the payment provider. Their signature is over the bytes, so the body stays text here. */
export async function webhooksRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  await app.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
      done(null, body);
    });
    scope.post<{ Body: string }>('/api/webhooks/payments', {
      config: { headers: 'optional', bearer: 'ignored' },
      schema: { body: { type: 'string', maxLength: 65_536 }, response: answer({}) },
      handler: async (request) => {
        await takeWebhook(deps, request.headers, request.body);
        return { payload: {} };
      },
    });
  });
}
