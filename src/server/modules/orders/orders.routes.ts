import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { userOf } from '../customers/bearer.http.ts';
import { orderOf, ordersOf } from './order-view.service.ts';

/** A customer's own orders. */
export async function ordersRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const options = { preHandler: app.requireUser };

  serve(app, 'GET /api/orders', options, async (request) => ({
    orders: await ordersOf(deps, { userId: userOf(request).id, lang: request.lang }),
  }));

  serve(app, 'GET /api/orders/:id', options, async (request) => ({
    order: await orderOf(deps, { userId: userOf(request).id, lang: request.lang }, request.params.id),
  }));
}
