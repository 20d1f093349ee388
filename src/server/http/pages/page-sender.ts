import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cookieName } from '../../../shared/cookie-name.ts';
import { AS_GUEST, type PostedForm } from '../../../shared/form-post.ts';
import { sessionHint } from '../../../shared/session-hint.ts';
import { httpProblem } from '../../errors/problem.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { compress, encodingOf, sendEncoded } from '../compressed-text.ts';
import { allowPage } from '../security-headers.ts';
import { clientReader } from './built-client.ts';
import { pageAddress } from './page-address.ts';
import type { PageRequest } from './page-start.ts';
import { renderPage } from './pages.service.ts';

/** Sends the page of the request's address. */
export type SendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  how: { posted?: PostedForm | undefined; status?: number },
) => Promise<FastifyReply>;

/** One for all routes: it reads the built client, whose drawings are remembered with it. */
export function pageSender(app: FastifyInstance, deps: AppDeps): SendPage {
  const client = clientReader(deps.config.clientDir);
  return async (request, reply, { posted, status }) => {
    const built = await client().catch((cause: unknown) => {
      throw httpProblem(503, { cause }); // the client has not been built
    });
    const answer = await renderPage(app, deps, built, askedOf(deps, request, posted));
    if ('redirect' in answer) return reply.redirect(answer.redirect.to, answer.redirect.status);
    const encoding = encodingOf(request);
    const body = await compress(answer.html, encoding, 5);
    // The page differs by cookie and contains the current versions of the forms, so browsers must always ask again. What
    // comes back to its sender is kept nowhere.
    reply.code(status ?? answer.status).header('cache-control', posted ? 'no-store' : 'no-cache');
    return sendEncoded(allowPage(reply), body, encoding);
  };
}

function askedOf(deps: AppDeps, request: FastifyRequest, posted: PostedForm | undefined): PageRequest {
  const cookie = (name: 'color-scheme' | 'session') =>
    request.cookies[cookieName(`fanline-${name}`, deps.config.secureCookies)];
  const address = pageAddress(request.url, deps.definitions.pages());
  const isAsGuest = posted !== undefined || new URLSearchParams(address.search).has(AS_GUEST);
  return {
    address,
    team: deps.config.team, // the client is built for one brand
    colorScheme: cookie('color-scheme') === 'light' ? 'light' : 'dark',
    // Without scripts nobody finds out who reads, and a form that was sent is to be seen.
    mayHaveSession: !isAsGuest && cookie('session') === sessionHint.withScripts,
    posted,
  };
}
