import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type PaymentMethod, paymentMethods, paymentVersions } from '../../../shared/enums.ts';
import { noteSilence } from '../../commerce/payments/note-silence.ts';
import { paymentStanding } from '../../commerce/payments/payment.schema.ts';
import { type LinkView, payByLink, viewLink } from '../../commerce/payments/payment-link.service.ts';
import type { AppDeps } from '../../deps.ts';
import { answer, integer, list, moment, object, oneOf, text } from '../../plugins/answer-schema.ts';
import { Problem } from '../../errors/problem.ts';
import { allowPage } from '../../http/security-headers.ts';
import { deadLinkPage, payLinkPage } from '../../modules/payments/pay-link.page.ts';
import { sandboxStyle } from '../../http/page-style.ts';

const id = { type: 'string', maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' };
// The provider adds what it knows to the address it leads back to; none of it is believed.
const hint = { type: 'string', maxLength: 255 };
const querystring = {
  type: 'object',
  additionalProperties: false,
  properties: { v: { type: 'string', maxLength: 10 }, transactionId: hint, success: hint },
};
const link = answer({
  number: text,
  brand: text,
  lang: oneOf('de', 'tr'),
  amountCents: integer,
  version: oneOf(...paymentVersions),
  methods: list(oneOf(...paymentMethods)),
  expiresAt: moment,
  ...paymentStanding,
});
type ByLink = { Params: { id: string; method: PaymentMethod }; Querystring: { v?: string } };

/** Paying by a link: HTML for a browser, JSON for `Accept: application/json`. */
export async function payLinkRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const show = async (request: FastifyRequest<ByLink>, reply: FastifyReply) => {
    reply
      .header('cache-control', 'no-store')
      .header('vary', 'accept')
      .header('referrer-policy', 'no-referrer');
    try {
      const view = await viewLink(deps, request.params.id, request.query.v, noteSilence(request.log));
      if (wantsJson(request)) return { payload: view };
      return page(deps, reply, payLinkPage({ id: request.params.id, link: view, words: deps.words }));
    } catch (error) {
      if (wantsJson(request) || !(error instanceof Problem)) throw error;
      return page(deps, reply.code(error.status), deadLinkPage(langOf(request), deps.words));
    }
  };
  const schema = { params: object({ id }), querystring, response: link };
  app.get<ByLink>('/c/:id', { schema }, show);
  app.get<ByLink>('/c/:id/check', { schema }, show);

  await app.register(async (scope) => {
    // An HTML form without fields: its body is empty, but its type has to be known.
    scope.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
      payload.resume().once('end', () => done(null, undefined));
    });
    const pay = {
      params: object({ id, method: oneOf(...paymentMethods) }),
      querystring,
      response: answer({ url: text }),
    };
    scope.post<ByLink>('/c/:id/:method', { schema: pay }, async (request, reply) => {
      const { method } = request.params;
      const version = request.query.v;
      const url = await payByLink(deps, request.params.id, {
        method,
        ...(version === undefined ? {} : { version }),
      });
      return wantsJson(request) ? { payload: { url } } : reply.redirect(url, 303);
    });
  });

  app.get('/c/pay.css', { schema: { response: { 200: text } } }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(sandboxStyle),
  );
}

function wantsJson(request: FastifyRequest): boolean {
  return /application\/json/.test(request.headers.accept ?? '');
}

function langOf(request: FastifyRequest): LinkView['lang'] {
  return /^\s*tr\b/i.test(request.headers['accept-language'] ?? '') ? 'tr' : request.lang;
}

/** Serialised here: the schema describes the JSON. */
function page({ ports }: AppDeps, reply: FastifyReply, html: string): FastifyReply {
  return allowPage(reply, ports.payments.pageOrigin)
    .serializer((text: string) => text)
    .send(html);
}
