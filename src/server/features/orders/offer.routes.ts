import type { FastifyInstance, FastifyRequest } from 'fastify';
import { defaultPaymentVersion } from '../../../shared/enums.ts';
import { quoteFor, summarise } from '../../commerce/orders/contract-summary.service.ts';
import type { OrderToJudge } from '../../commerce/orders/judge-order.service.ts';
import { offerBody, summaryAnswer } from '../../commerce/orders/order.schema.ts';
import { priceAnswer } from '../../commerce/orders/price.schema.ts';
import type { AppDeps } from '../../deps.ts';
import { answer } from '../../plugins/answer-schema.ts';

interface OfferBody {
  forms: Record<string, unknown>;
  paymentVersion?: string;
}

/** What an order in progress costs, and its contract summary: before anything is ordered. */
export async function offerRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  app.post<{ Body: OfferBody }>('/api/orders/quote', {
    schema: { body: offerBody, response: answer({ price: priceAnswer }) },
    handler: async (request) => ({
      payload: { price: await quoteFor(deps, await offerOf(app, request)) },
    }),
  });

  app.post<{ Body: OfferBody }>('/api/orders/contract-summary', {
    schema: { body: offerBody, response: answer({ summary: summaryAnswer }, 201) },
    handler: async (request, reply) => {
      const owner = request.user
        ? (`user:${request.user.id}` as const)
        : (`guest:${(await app.guest(request, reply)).id}` as const);
      const summary = await summarise(deps, await offerOf(app, request), owner);
      return reply.code(201).send({ payload: { summary } });
    },
  });
}

async function offerOf(
  app: FastifyInstance,
  request: FastifyRequest<{ Body: OfferBody }>,
): Promise<OrderToJudge> {
  const { team, lang, user, body } = request;
  return {
    team,
    lang,
    userId: user?.id,
    guest: await app.knownGuest(request),
    forms: body.forms,
    paymentVersion: body.paymentVersion ?? defaultPaymentVersion,
    outdatedVersion: undefined,
  };
}
