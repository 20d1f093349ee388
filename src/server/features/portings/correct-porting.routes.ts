import type { FastifyInstance } from 'fastify';
import type { OrderPorting } from '../../../shared/generated/forms.ts';
import { userOf } from '../../accounts/bearer.ts';
import { orderAnswer, orderParams } from '../../commerce/orders/order.schema.ts';
import { orderOf } from '../../modules/orders/order-view.service.ts';
import { correctOwnPorting } from '../../commerce/portings/correct-porting.service.ts';
import type { AppDeps } from '../../deps.ts';
import { answer } from '../../plugins/answer-schema.ts';
import { formBody } from '../../plugins/form-body.ts';

/** The customer puts right what the old operator refused. */
export async function correctPortingRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  app.post<{ Params: { id: string }; Body: OrderPorting }>('/api/orders/:id/porting', {
    preHandler: app.requireUser,
    schema: {
      params: orderParams,
      body: formBody('order/porting'),
      response: answer({ order: orderAnswer }),
    },
    handler: async (request) => {
      const reader = { userId: userOf(request).id, lang: request.lang };
      await correctOwnPorting(deps, reader.userId, request.params.id, request.body);
      return { payload: { order: await orderOf(deps, reader, request.params.id) } };
    },
  });
}
