import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { userOf } from '../customers/bearer.http.ts';
import { correctOwnPorting } from './correct-porting.service.ts';
import { orderOf } from './order-view.service.ts';
import { replaceNumber } from './replace-number.service.ts';

/** The customer corrects a porting that the old operator refused, or takes another number. */
export async function correctPortingRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  serve(app, 'POST /api/orders/:id/porting', { preHandler: app.requireUser }, async (request) => {
    const reader = { userId: userOf(request).id, lang: request.lang };
    await correctOwnPorting(deps, reader, request.params.id, request.body);
    return { order: await orderOf(deps, reader, request.params.id) };
  });

  serve(app, 'POST /api/orders/:id/porting/new-number', { preHandler: app.requireUser }, async (request) => {
    const reader = { userId: userOf(request).id, lang: request.lang };
    await replaceNumber(deps, reader.userId, request.params.id, request.body);
    return { order: await orderOf(deps, reader, request.params.id) };
  });
}
