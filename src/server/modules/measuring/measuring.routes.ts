import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { userOf } from '../customers/bearer.http.ts';
import { logProviderError } from '../payments/log-provider-error.ts';
import { takePurchase } from './purchase.service.ts';

/** What the data layer of a page may get. */
export async function measuringRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const options = { preHandler: app.requireUser };
  serve(app, 'POST /api/payments/:kind/:id/purchase', options, async (request) => ({
    purchase: await takePurchase(deps, userOf(request).id, request.params, logProviderError(request.log)),
  }));
}
