import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { userOf } from '../customers/bearer.http.ts';
import { usageOf } from './usage.service.ts';

/** The usage of a customer's lines this month. */
export async function usageRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  serve(app, 'GET /api/usage/me', { preHandler: app.requireUser }, async (request) => ({
    usage: await usageOf(deps, userOf(request).id),
  }));
}
