import type { FastifyInstance } from 'fastify';
import { optionFor, optionsFor, plansFor } from '../../modules/catalogue/catalogue.service.ts';
import { nameParams, optionAnswer, planAnswer } from '../../commerce/catalogue/tariff.schema.ts';
import type { AppDeps } from '../../deps.ts';
import { answer, list } from '../../plugins/answer-schema.ts';

/** What can be booked with a plan: packages, and the plans of a jersey. */
export async function optionsRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  app.get('/api/tariffs/options', {
    schema: { response: answer({ options: list(optionAnswer) }) },
    handler: async (request) => ({ payload: { options: await optionsFor(deps, request) } }),
  });

  app.get<{ Params: { id: string } }>('/api/tariffs/options/:id', {
    schema: { params: nameParams, response: answer({ option: optionAnswer }) },
    handler: async (request) => ({ payload: { option: await optionFor(deps, request, request.params.id) } }),
  });

  app.get('/api/product-plans', {
    schema: { response: answer({ plans: list(planAnswer) }) },
    handler: async (request) => ({ payload: { plans: await plansFor(deps, request) } }),
  });
}
