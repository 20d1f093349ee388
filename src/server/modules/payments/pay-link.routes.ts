import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { paymentLinkView } from '../../../shared/api/payments.ts';
import { object, oneOf, optional, type Static, shortText, text } from '../../../shared/api/shapes.ts';
import { paymentMethods } from '../../../shared/enums.ts';
import type { Lang } from '../../../shared/language.ts';
import { Problem } from '../../errors/problem.ts';
import { pageStyle } from '../../http/page-style.ts';
import { allowPage } from '../../http/security-headers.ts';
import { responseOf } from '../../http/serve.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { logProviderError } from './log-provider-error.ts';
import { deadLinkPage, payLinkPage } from './pay-link.page.ts';
import { payByLink, viewLink } from './payment-link.service.ts';

const id = shortText(64, { pattern: '^[A-Za-z0-9_-]+$' });
// The provider adds its result to the return address; the server does not trust it.
const hint = optional(shortText(255));
const querystring = object({ v: optional(shortText(10)), transactionId: hint, success: hint });
const byId = object({ id });
const byMethod = object({ id, method: oneOf(...paymentMethods) });

interface ByLink {
  Params: Static<typeof byId>;
  Querystring: Static<typeof querystring>;
}
interface ByMethod {
  Params: Static<typeof byMethod>;
  Querystring: Static<typeof querystring>;
}

/** Payment by a link. Plain routes: they answer with HTML, and with JSON to `Accept: application/json`. */
export async function payLinkRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const show = async (request: FastifyRequest<ByLink>, reply: FastifyReply) => {
    reply
      .header('cache-control', 'no-store')
      .header('vary', 'accept')
      .header('referrer-policy', 'no-referrer');
    try {
      const view = await viewLink(deps, request.params.id, request.query.v, logProviderError(request.log));
      if (wantsJson(request)) return { payload: view };
      return page(deps, reply, payLinkPage({ id: request.params.id, link: view, words: deps.words }));
    } catch (error) {
      if (wantsJson(request) || !(error instanceof Problem)) throw error;
      return page(
        deps,
        reply.code(error.status),
        deadLinkPage(langOf(request), deps.words, deps.teams[deps.config.team]),
      );
    }
  };
  const schema = { params: byId, querystring, response: responseOf(paymentLinkView) };
  app.get<ByLink>('/c/:id', { schema }, show);
  app.get<ByLink>('/c/:id/check', { schema }, show);

  await app.register(async (scope) => {
    // An HTML form without fields: its body is empty, but Fastify must know its type.
    scope.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
      payload.resume().once('end', () => done(null, undefined));
    });
    const pay = { params: byMethod, querystring, response: responseOf(object({ url: text })) };
    scope.post<ByMethod>('/c/:id/:method', { schema: pay }, async (request, reply) => {
      const { method } = request.params;
      const url = await payByLink(deps, request.params.id, { method, version: request.query.v });
      return wantsJson(request) ? { payload: { url } } : reply.redirect(url, 303);
    });
  });

  app.get('/c/pay.css', { schema: { response: { 200: text } } }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(pageStyle),
  );
}

function wantsJson(request: FastifyRequest): boolean {
  return /application\/json/.test(request.headers.accept ?? '');
}

function langOf(request: FastifyRequest): Lang {
  return /^\s*tr\b/i.test(request.headers['accept-language'] ?? '') ? 'tr' : request.lang;
}

/** Sends a string, because the schema describes only the JSON. */
function page({ ports }: AppDeps, reply: FastifyReply, html: string): FastifyReply {
  return allowPage(reply, ports.payments.pageOrigin)
    .serializer((text: string) => text)
    .send(html);
}
