import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { tariffFor, tariffsFor } from './catalogue.service.ts';

/** The plans of a team, in the language of the request. */
export async function tariffsRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  serve(app, 'GET /api/tariffs', {}, async (request) => ({
    tariffs: await tariffsFor(deps, request, request.query.type),
  }));

  serve(app, 'GET /api/tariffs/:id', {}, async (request) => ({
    tariff: await tariffFor(deps, request, request.params.id),
  }));
}
