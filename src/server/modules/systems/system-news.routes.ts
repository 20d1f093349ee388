import type { FastifyInstance } from 'fastify';
import { object, shortText } from '../../../shared/api/shapes.ts';
import { responseOf } from '../../http/serve.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { signatureHeader } from '../../infra/ports/http/signed-news.ts';
import { takeNews } from './system-news.service.ts';

/** News of outside systems. A plain route: the signature covers the bytes, so the body stays text. */
export async function systemNewsRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  await app.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
      done(null, body);
    });
    scope.post<{ Body: string; Params: { port: string } }>('/api/webhooks/:port', {
      config: { headers: 'optional', bearer: 'ignored', limit: 'none' },
      schema: {
        params: object({ port: shortText(40) }),
        body: shortText(65_536),
        response: responseOf(object({})),
      },
      handler: async ({ params, headers, body }) => {
        await takeNews(deps, params.port, { signature: String(headers[signatureHeader] ?? ''), body });
        return { payload: {} };
      },
    });
  });
}
