import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { providers } from '../catalogue/catalogue.service.ts';

/** The operators from which a number can be ported. */
export async function providersRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  serve(app, 'GET /api/mnp-providers', {}, async () => ({ providers: await providers(deps) }));
}
