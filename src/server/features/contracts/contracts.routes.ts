import type { FastifyInstance } from 'fastify';
import { userOf } from '../../accounts/bearer.ts';
import { tariffAnswer } from '../../commerce/catalogue/tariff.schema.ts';
import { contractAnswer } from '../../commerce/contracts/contract.schema.ts';
import { contractsOf, currentTariff } from '../../modules/contracts/contract.service.ts';
import { tick } from '../../modules/lifecycle/run-lifecycle.service.ts';
import type { AppDeps } from '../../deps.ts';
import { answer, list } from '../../plugins/answer-schema.ts';
import { repeatWhileListening } from '../../plugins/repeat-while-listening.ts';

/** A customer's contracts and the plan in use; and what the days bring to all contracts. */
export async function contractsRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  repeatWhileListening(app, 20_000, () => tick(deps));

  app.get('/api/contracts/me', {
    preHandler: app.requireUser,
    schema: { response: answer({ contracts: list(contractAnswer) }) },
    handler: async (request) => ({
      payload: { contracts: await contractsOf(deps, userOf(request).id) },
    }),
  });

  app.get('/api/tariffs/me', {
    preHandler: app.requireUser,
    schema: { response: answer({ contract: contractAnswer, tariff: tariffAnswer }) },
    handler: async (request) => ({ payload: await currentTariff(deps, request, userOf(request).id) }),
  });
}
