import type { FastifyInstance } from 'fastify';
import { defaultPaymentVersion } from '../../../shared/enums.ts';
import { type ApiRequest, serve } from '../../http/serve.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { callerOf } from '../customers/caller.http.ts';
import { quoteFor, summarise } from './contract-summary.service.ts';
import type { OrderToValidate } from './validate-order.service.ts';

type OfferRequest = ApiRequest<'POST /api/orders/quote'>;

/** The price and the contract summary of an order in progress. */
export async function offerRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  serve(app, 'POST /api/orders/quote', {}, async (request) => ({
    price: await quoteFor(deps, await offerOf(app, request)),
  }));

  serve(app, 'POST /api/orders/contract-summary', {}, async (request, reply) => {
    const owner = request.user
      ? (`user:${request.user.id}` as const)
      : (`guest:${(await app.guest(request, reply)).id}` as const);
    const caller = await callerOf(app, request);
    return { summary: await summarise(deps, await offerOf(app, request), { owner, caller }) };
  });
}

async function offerOf(app: FastifyInstance, request: OfferRequest): Promise<OrderToValidate> {
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
