import type { FastifyInstance } from 'fastify';
import { isSimAvailable } from '../../modules/phone-numbers/sim.service.ts';
import type { AppDeps } from '../../deps.ts';
import { answer, boolean } from '../../plugins/answer-schema.ts';

const body = {
  type: 'object',
  required: ['iccid'],
  additionalProperties: false,
  properties: { iccid: { type: 'string', maxLength: 40 } },
};

/** Whether a SIM card from a shop can still be ordered with. */
export async function simsRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  app.post<{ Body: { iccid: string } }>('/api/phone-registries/check-sim', {
    schema: { body, response: answer({ available: boolean }) },
    handler: async ({ lang, body: { iccid } }) => ({
      payload: { available: await isSimAvailable(deps, lang, iccid) },
    }),
  });
}
