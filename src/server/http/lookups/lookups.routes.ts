import type { FastifyInstance } from 'fastify';
import { lookUp } from '../../../definitions/german-towns.ts';
import { isLookupSource } from '../../../shared/lookups.ts';
import { httpProblem } from '../../errors/problem.ts';
import { serve } from '../serve.ts';

/** The lists change with a release; an hour is long enough for one person's form. */
const CACHE = 'public, max-age=3600';

/** Lists that forms take suggestions from. They hold nothing of a person, and the answer is the same for everybody. */
export async function lookupsRoutes(app: FastifyInstance): Promise<void> {
  const options = { config: { headers: 'optional', bearer: 'ignored' } } as const;
  serve(app, 'GET /api/lookups/:source', options, async (request, reply) => {
    const { source } = request.params;
    if (!isLookupSource(source)) throw httpProblem(404);
    reply.header('cache-control', CACHE);
    return { values: [...(lookUp(source, request.query.q) ?? [])] };
  });
}
