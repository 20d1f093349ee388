import type { FastifyInstance } from 'fastify';
import { tariffFor, tariffsFor } from '../../modules/catalogue/catalogue.service.ts';
import { nameParams, tariffAnswer, typeQuery } from '../../commerce/catalogue/tariff.schema.ts';
import type { AppDeps } from '../../deps.ts';
import { answer, list } from '../../plugins/answer-schema.ts';
import { fillTariffPages } from './tariff-pages.ts';

/** The plans of a team, in the language of the request. */
export async function tariffsRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  fillTariffPages(deps);

  app.get<{ Querystring: { type?: string } }>('/api/tariffs', {
    schema: { querystring: typeQuery, response: answer({ tariffs: list(tariffAnswer) }) },
    handler: async (request) => ({
      payload: { tariffs: await tariffsFor(deps, request, request.query.type) },
    }),
  });

  app.get<{ Params: { id: string } }>('/api/tariffs/:id', {
    schema: { params: nameParams, response: answer({ tariff: tariffAnswer }) },
    handler: async (request) => ({ payload: { tariff: await tariffFor(deps, request, request.params.id) } }),
  });
}
