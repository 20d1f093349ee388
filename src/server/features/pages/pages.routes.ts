import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageRoutes } from '../../../shared/page-routes.ts';
import type { AppDeps } from '../../deps.ts';
import { compress, encodingOf, sendEncoded } from '../../http/compressed-text.ts';
import { httpProblem } from '../../errors/problem.ts';
import { sendProblem } from '../../plugins/problem-answer.ts';
import { allowPage, sendBareFile } from '../../http/security-headers.ts';
import { type BuiltClient, clientReader } from '../../http/pages/built-client.ts';
import { renderPage } from './pages.service.ts';

const params = { type: 'object', additionalProperties: { type: 'string' } };
const html = { params, response: { 200: { type: 'string' } } };

/** The built client: its files, and its HTML for every page in both languages. */
export async function pagesRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const root = deps.config.clientDir;
  await app.register(fastifyStatic, {
    root,
    serve: false,
    index: false,
    preCompressed: true,
    // The names and the tag say which version a file is; its date is that of the build.
    lastModified: false,
    acceptRanges: false,
  });

  for (const [folder, cache] of [
    ['assets', 'public, max-age=31536000, immutable'], // their names hold a hash of their content
    ['images', 'public, max-age=86400'],
  ]) {
    app.get<{ Params: { '*': string } }>(
      `/${folder}/*`,
      { schema: html, onSend: sendBareFile },
      (request, reply) =>
        reply
          .header('cache-control', cache)
          .sendFile(`${folder}/${request.params['*']}`, { cacheControl: false }),
    );
  }

  const client = clientReader(root);
  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const built = await client().catch(() => {
      throw httpProblem(503); // the client has not been built
    });
    return sendPage(deps, built, request, reply);
  };
  for (const { path } of pageRoutes) {
    app.get(path, { schema: html }, page);
    app.get(path === '/' ? '/tr' : `/tr${path}`, { schema: html }, page);
  }

  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && /text\/html/.test(request.headers.accept ?? '');
    if (isPage && !request.url.startsWith('/api/')) return page(request, reply);
    return sendProblem(deps, request, reply, httpProblem(404));
  });
}

async function sendPage(deps: AppDeps, client: BuiltClient, request: FastifyRequest, reply: FastifyReply) {
  const path = decodeURI(request.url.split('?')[0] ?? '/').replace(/^\/tr(?=\/|$)/, '') || '/';
  const { lang } = request;
  const { team } = deps.config; // the client is built for one brand
  const colorScheme = request.cookies['fanline-color-scheme'];
  const answer = await renderPage(deps, client, { team, lang, path, colorScheme });
  if ('redirect' in answer) return reply.redirect(answer.redirect, 301);
  const encoding = encodingOf(request);
  const body = await compress(answer.html, encoding, 5);
  // The page differs by cookie and holds today's versions of the forms: always asked for again.
  reply.code(answer.status).header('cache-control', 'no-cache');
  return sendEncoded(allowPage(reply), body, encoding);
}
