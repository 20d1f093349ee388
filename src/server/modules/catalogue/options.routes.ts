import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { optionFor, optionsFor, plansFor } from './catalogue.service.ts';

/** The extras of a plan: packages, and the payment plans of a jersey. */
export async function optionsRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  serve(app, 'GET /api/tariffs/options', {}, async (request) => ({
    options: await optionsFor(deps, request),
  }));

  serve(app, 'GET /api/tariffs/options/:id', {}, async (request) => ({
    option: await optionFor(deps, request, request.params.id),
  }));

  serve(app, 'GET /api/product-plans', {}, async (request) => ({ plans: await plansFor(deps, request) }));
}
