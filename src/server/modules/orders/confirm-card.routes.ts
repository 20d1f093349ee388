import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { userOf } from '../customers/bearer.http.ts';
import { confirmCard } from './confirm-card.service.ts';
import { orderOf } from './order-view.service.ts';

/** The customer says that the SIM card has come. */
export async function confirmCardRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  serve(app, 'POST /api/orders/:id/card/arrival', { preHandler: app.requireUser }, async (request) => {
    const reader = { userId: userOf(request).id, lang: request.lang };
    await confirmCard(deps, reader.userId, request.params.id);
    return { order: await orderOf(deps, reader, request.params.id) };
  });
}
