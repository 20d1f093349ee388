import type { FastifyInstance } from 'fastify';
import { userOf } from '../../accounts/bearer.ts';
import { orderAnswer, orderParams } from '../../commerce/orders/order.schema.ts';
import { orderOf, ordersOf } from '../../modules/orders/order-view.service.ts';
import type { AppDeps } from '../../deps.ts';
import { answer, list } from '../../plugins/answer-schema.ts';

/** A customer's own orders. */
export async function ordersRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  app.get('/api/orders', {
    preHandler: app.requireUser,
    schema: { response: answer({ orders: list(orderAnswer) }) },
    handler: async (request) => {
      const reader = { userId: userOf(request).id, lang: request.lang };
      return { payload: { orders: await ordersOf(deps, reader) } };
    },
  });

  app.get<{ Params: { id: string } }>('/api/orders/:id', {
    preHandler: app.requireUser,
    schema: { params: orderParams, response: answer({ order: orderAnswer }) },
    handler: async (request) => {
      const reader = { userId: userOf(request).id, lang: request.lang };
      return { payload: { order: await orderOf(deps, reader, request.params.id) } };
    },
  });
}
