import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
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
