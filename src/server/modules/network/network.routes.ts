import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import type { AppDeps } from '../../infra/deps.ts';
import type { CoverageRecord, Disturbance } from '../../infra/ports/network/network.ts';
import { findArea } from './find-area.ts';
import { coverageOf, disturbancesOf } from './network.service.ts';
import { toldMemory } from './told-memory.ts';

/** Reception and disturbances, as the network says. Who asks for which place is neither stored nor logged. */
export async function networkRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const { clock, ports } = deps;
  const failed = (what: string) => (cause: unknown) => deps.onOutsideFailure(cause, what);
  const coverage = toldMemory<CoverageRecord[]>(clock, failed('coverage'));
  const disturbances = toldMemory<Disturbance[]>(clock, failed('disturbances'));

  serve(app, 'GET /api/network/coverage', {}, async ({ query: { near = '' } }) => {
    const area = findArea(near);
    if (!area) return { place: null, reception: null, asOf: null };
    const ask = () => ports.network.coverage(area.codes);
    return coverageOf(area, await coverage(area.name, ask));
  });

  serve(app, 'GET /api/network/disturbances', {}, async ({ query: { near = '' } }) => {
    const told = await disturbances('all', () => ports.network.disturbances());
    return disturbancesOf(findArea(near), told);
  });
}
