import type { FastifyInstance } from 'fastify';
import { isLookupSource } from '../../../shared/lookups.ts';
import { httpProblem } from '../../errors/problem.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { serve } from '../serve.ts';

/** Lists that ship change with a release; an hour is long enough for one person's form. Others may change at any time. */
const CACHE = 'public, max-age=3600';
const CACHE_OF_OWN = 'public, max-age=30';

/** Lists that forms take suggestions from. They hold nothing of a person, and the answer is the same for everybody. */
export async function lookupsRoutes(app: FastifyInstance, { definitions }: AppDeps): Promise<void> {
  const options = { config: { headers: 'optional', bearer: 'ignored' } } as const;
  serve(app, 'GET /api/lookups/:source', options, async (request, reply) => {
    const { source } = request.params;
    const values = definitions.suggestions(source, request.query.q);
    if (values === undefined) throw httpProblem(404);
    reply.header('cache-control', isLookupSource(source) ? CACHE : CACHE_OF_OWN);
    return { values: [...values] };
  });
}
