import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { userOf } from '../customers/bearer.http.ts';
import { orderOf } from '../orders/order-view.service.ts';
import { giveUpPorting } from './give-up-porting.service.ts';

/** The customer cancels an order whose number does not come. */
export async function giveUpPortingRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  serve(
    app,
    'POST /api/orders/:id/porting/cancellation',
    { preHandler: app.requireUser },
    async (request) => {
      const reader = { userId: userOf(request).id, lang: request.lang };
      await giveUpPorting(deps, reader.userId, request.params.id);
      return { order: await orderOf(deps, reader, request.params.id) };
    },
  );
}
