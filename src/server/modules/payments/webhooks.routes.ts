import type { FastifyInstance } from 'fastify';
import { object, shortText } from '../../../shared/api/shapes.ts';
import { responseOf } from '../../http/serve.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { takeWebhook } from './webhook.service.ts';

/** Messages of the payment provider. A plain route: the signature covers the bytes, so the body stays text. */
export async function webhooksRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  await app.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
      done(null, body);
    });
    scope.post<{ Body: string }>('/api/webhooks/payments', {
      config: { headers: 'optional', bearer: 'ignored', limit: 'none' },
      schema: { body: shortText(65_536), response: responseOf(object({})) },
      handler: async (request) => {
        await takeWebhook(deps, request.headers, request.body);
        return { payload: {} };
      },
    });
  });
}
