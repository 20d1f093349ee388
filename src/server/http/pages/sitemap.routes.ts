import type { FastifyInstance } from 'fastify';
import { text } from '../../../shared/api/shapes.ts';
import type { Ask } from '../../../shared/listed-things.ts';
import { httpProblem } from '../../errors/problem.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { readOwnApi } from '../own-call.ts';
import { sitemap } from './sitemap.ts';

const schema = { hide: true, response: { 200: text } };
/** It is made from many calls, so it is kept for an hour. */
const keptMs = 3_600_000;
const kept = `public, max-age=${keptMs / 1000}`;

/** What search engines ask first: the list of pages, and where it is. */
export async function sitemapRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const { publicUrl, team } = deps.config;
  const ask: Ask = async (path) => {
    const answer = await readOwnApi(app, path, { team, lang: 'de' });
    // A map without what could not be read would be kept for an hour.
    if (answer.statusCode !== 200)
      throw httpProblem(503, { retryAfter: 5, cause: new Error(`${path}: ${answer.statusCode}`) });
    return answer.json().payload;
  };
  let made: { at: number; map: Promise<string> } | undefined;

  app.get('/sitemap.xml', { schema }, async (_request, reply) => {
    const now = deps.clock().getTime();
    if (!made || now - made.at > keptMs) {
      const forms = deps.definitions.pages().filter(({ signedIn }) => !signedIn);
      made = {
        at: now,
        map: sitemap(
          ask,
          publicUrl,
          forms.map(({ path }) => path),
        ),
      };
      made.map.catch(() => {
        made = undefined;
      });
    }
    return reply
      .header('cache-control', kept)
      .type('application/xml; charset=utf-8')
      .send(await made.map);
  });

  app.get('/robots.txt', { schema }, async (_request, reply) =>
    reply
      .header('cache-control', kept)
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nAllow: /\nSitemap: ${publicUrl}/sitemap.xml\n`),
  );
}
