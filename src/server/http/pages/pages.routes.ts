import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cookieName } from '../../../shared/cookie-name.ts';
import { daySeconds } from '../../../shared/durations.ts';
import { langs, withLanguage } from '../../../shared/language.ts';
import { pages } from '../../../shared/pages.ts';
import { httpProblem } from '../../errors/problem.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { compress, encodingOf, sendEncoded } from '../compressed-text.ts';
import { sendProblem } from '../problem-answer.ts';
import { allowPage } from '../security-headers.ts';
import { type BuiltClient, clientReader } from './built-client.ts';
import { pageAddress } from './page-address.ts';
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
    // The file names and the tag identify the version; the date is only that of the build.
    lastModified: false,
    acceptRanges: false,
  });

  for (const [folder, cache] of [
    ['assets', 'public, max-age=31536000, immutable'], // their names hold a hash of their content
    ['images', `public, max-age=${daySeconds}`],
  ]) {
    app.get<{ Params: { '*': string } }>(
      `/${folder}/*`,
      { config: { limit: 'none' }, schema: html },
      (request, reply) =>
        reply
          .header('cache-control', cache)
          .sendFile(`${folder}/${request.params['*']}`, { cacheControl: false }),
    );
  }

  const client = clientReader(root);
  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const built = await client().catch((cause: unknown) => {
      throw httpProblem(503, { cause }); // the client has not been built
    });
    return sendPage(app, deps, built, request, reply);
  };
  for (const path of Object.values(pages).flatMap(({ paths }) => paths)) {
    for (const lang of langs) app.get(withLanguage(lang, path), { schema: html }, page);
  }

  app.setNotFoundHandler((request, reply) => {
    if (isForPage(deps, request)) return page(request, reply);
    return sendProblem(deps, request, reply, httpProblem(404));
  });
}

/**
 * True for the address of a page in any spelling (`/Tarife/`), and for every request that wants HTML, which may get the
 * page-not-found screen.
 */
function isForPage({ definitions }: AppDeps, { method, url, headers }: FastifyRequest): boolean {
  if (!['GET', 'HEAD'].includes(method)) return false;
  return pageAddress(url, definitions.pages()).page !== 'notFound' || /text\/html/.test(headers.accept ?? '');
}

async function sendPage(
  app: FastifyInstance,
  deps: AppDeps,
  client: BuiltClient,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const address = pageAddress(request.url, deps.definitions.pages());
  const { team } = deps.config; // the client is built for one brand
  const cookie = (name: 'color-scheme' | 'session') =>
    request.cookies[cookieName(`fanline-${name}`, deps.config.secureCookies)];
  const colorScheme = cookie('color-scheme') === 'light' ? 'light' : 'dark';
  const mayHaveSession = cookie('session') === '1';
  const answer = await renderPage(app, deps, client, { address, team, colorScheme, mayHaveSession });
  if ('redirect' in answer) return reply.redirect(answer.redirect.to, answer.redirect.status);
  const encoding = encodingOf(request);
  const body = await compress(answer.html, encoding, 5);
  // The page differs by cookie and contains the current versions of the forms, so browsers must always ask again.
  reply.code(answer.status).header('cache-control', 'no-cache');
  return sendEncoded(allowPage(reply), body, encoding);
}
