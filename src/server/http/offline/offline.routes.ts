import type { FastifyInstance } from 'fastify';
import { text } from '../../../shared/api/shapes.ts';
import { langs, withLanguage } from '../../../shared/language.ts';
import { httpProblem } from '../../errors/problem.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { encodingOf, sendEncoded } from '../compressed-text.ts';
import { allowPage } from '../security-headers.ts';
import { barStyle } from './bar-style.ts';
import { offlinePage } from './offline-page.page.ts';
import { barStylePath, offlinePath, workerScript } from './worker-script.ts';

const options = {
  config: { limit: 'none' },
  schema: { hide: true, response: { 200: text, 304: { type: 'null' } } },
} as const;

/** It loads our pages and files, and nothing else; it runs no script of others. */
const workerPolicy =
  "default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'";

/** The service worker, and what it shows where there is no connection. None of it needs the database. */
export async function offlineRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const script = workerScript(deps);
  app.get('/sw.js', options, async (request, reply) => {
    const encoding = encodingOf(request);
    const { body, tag } = await script(encoding).catch((cause: unknown) => {
      throw httpProblem(404, { cause }); // the client has not been built
    });
    // A browser asks at each visit whether there is another worker; it must hear of one at once.
    reply.headers({ 'cache-control': 'no-cache', 'content-security-policy': workerPolicy, etag: tag });
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return sendEncoded(reply.type('text/javascript; charset=utf-8'), body, encoding);
  });

  app.get(barStylePath, options, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(barStyle),
  );

  for (const lang of langs)
    app.get(withLanguage(lang, offlinePath), options, async (_request, reply) => {
      const { words, teams, config } = deps;
      const html = offlinePage(words, teams[config.team], lang);
      return allowPage(reply).header('cache-control', 'no-cache').header('content-language', lang).send(html);
    });
}
