import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { userOf } from '../customers/bearer.http.ts';
import { orderOf } from '../orders/order-view.service.ts';
import { giveUpOrder } from './give-up-order.service.ts';

/** The customer cancels an order whose number or card does not come. */
export async function giveUpOrderRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const options = { preHandler: app.requireUser };

  serve(app, 'POST /api/orders/:id/porting/cancellation', options, async (request) => {
    const reader = { userId: userOf(request).id, lang: request.lang };
    await giveUpOrder(deps, reader.userId, request.params.id, 'porting');
    return { order: await orderOf(deps, reader, request.params.id) };
  });

  serve(app, 'POST /api/orders/:id/card/cancellation', options, async (request) => {
    const reader = { userId: userOf(request).id, lang: request.lang };
    await giveUpOrder(deps, reader.userId, request.params.id, 'card');
    return { order: await orderOf(deps, reader, request.params.id) };
  });
}
