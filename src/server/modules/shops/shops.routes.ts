import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { shopsOfTown, shopTowns } from './shop-towns.service.ts';
import { shopFor, shopsNear } from './shops.service.ts';

/** The shops of a team. Neither a place that is asked for nor a position is stored or logged. */
export async function shopsRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  serve(app, 'GET /api/distributors', {}, async ({ team, query }) => shopsNear(deps, team, query));

  serve(app, 'GET /api/distributors/towns', {}, async ({ team }) => ({ towns: await shopTowns(deps, team) }));

  serve(app, 'GET /api/distributors/towns/:town', {}, async ({ team, params }) =>
    shopsOfTown(deps, team, params.town),
  );

  serve(app, 'GET /api/distributors/:id', {}, async ({ team, params }) => ({
    shop: await shopFor(deps, team, params.id),
  }));
}
