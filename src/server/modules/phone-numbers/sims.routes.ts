import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { isSimAvailable } from './sim.service.ts';

/** Whether a SIM card from a shop can still be used for an order. */
export async function simsRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  serve(app, 'POST /api/phone-registries/check-sim', {}, async ({ lang, body: { iccid } }) => ({
    available: await isSimAvailable(deps, lang, iccid),
  }));
}
