import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { userOf } from '../customers/bearer.http.ts';
import { changeCostLimit } from '../packages/cost-limit.service.ts';
import { usageOf } from './usage.service.ts';
import { historyOf } from './usage-history.service.ts';
import { changeNotices } from './usage-settings.service.ts';

/** The usage of a customer's lines, its history, and what the customer wants to be told. */
export async function usageRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const options = { preHandler: app.requireUser };

  serve(app, 'GET /api/usage/me', options, async (request) => ({
    usage: await usageOf(deps, userOf(request).id, request.lang),
  }));

  serve(app, 'GET /api/usage/me/history', options, async (request) => ({
    history: await historyOf(deps, userOf(request).id, request.query.contractId),
  }));

  serve(app, 'PUT /api/usage/me/notices', options, async (request) => {
    const { contractId, ...notices } = request.body;
    await changeNotices(deps, userOf(request).id, contractId, notices);
    return { notices };
  });

  serve(app, 'PUT /api/usage/me/cost-limit', options, async (request) => {
    const { contractId, limitCents } = request.body;
    await changeCostLimit(deps, userOf(request).id, contractId, limitCents);
    return { limitCents };
  });
}
