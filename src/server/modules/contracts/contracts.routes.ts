import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { userOf } from '../customers/bearer.http.ts';
import { contractsOf, currentTariff, revealEsim, versionOf } from './contract.service.ts';
import { nameLine } from './name-line.service.ts';

/** A customer's contracts and the current plan. */
export async function contractsRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const options = { preHandler: app.requireUser };

  serve(app, 'GET /api/contracts/me', options, async (request) => ({
    contracts: await contractsOf(deps, request.lang, userOf(request).id),
  }));

  const guarded = { preHandler: app.requireStepUp };
  serve(app, 'POST /api/contracts/me/:id/esim-code', guarded, async (request) => ({
    esim: await revealEsim(deps, userOf(request).id, request.params.id),
  }));

  serve(app, 'GET /api/tariffs/me/ping', options, async (request, reply) => {
    const version = await versionOf(deps, request.lang, userOf(request).id);
    const etag = `"${version}"`;
    reply.headers({ etag, 'cache-control': 'private, no-cache' });
    if (request.headers['if-none-match'] === etag) await reply.code(304).send();
    return { version };
  });

  serve(app, 'GET /api/tariffs/me', options, (request) =>
    currentTariff(deps, request, userOf(request).id, request.query.contractId),
  );

  serve(app, 'PUT /api/contracts/me/:id/line-name', options, async (request) => ({
    lineName: await nameLine(deps, userOf(request).id, request.params.id, request.body),
  }));
}
