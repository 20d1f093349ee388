import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { userOf } from '../customers/bearer.http.ts';
import { changeContractMeans, contractMeansOf } from './contract-means.service.ts';

/** With what a customer's contracts are paid. */
export async function contractMeansRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  serve(app, 'GET /api/contracts/me/payment-means', { preHandler: app.requireUser }, (request) =>
    contractMeansOf(deps, userOf(request).id),
  );

  serve(
    app,
    'PUT /api/contracts/me/:id/payment-means',
    { preHandler: app.requireStepUp },
    async (request) => {
      const { id } = userOf(request);
      await changeContractMeans(deps, id, { contractId: request.params.id, ...request.body });
      return contractMeansOf(deps, id);
    },
  );
}
