import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { daySeconds } from '../../../shared/durations.ts';
import { langs, withLanguage } from '../../../shared/language.ts';
import { pages } from '../../../shared/pages.ts';
import { httpProblem } from '../../errors/problem.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { sendProblem } from '../problem-answer.ts';
import { pageAddress } from './page-address.ts';
import { pageSender, type SendPage } from './page-sender.ts';
import { shownForm } from './shown-form.ts';

declare module 'fastify' {
  interface FastifyInstance {
    sendPage: SendPage;
  }
}

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

  const sendPage = pageSender(app, deps);
  app.decorate('sendPage', sendPage);
  const page = async (request: FastifyRequest, reply: FastifyReply) =>
    sendPage(request, reply, { posted: await shownForm(deps, request) });
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
