import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../deps.ts';
import { object, oneOf } from '../../plugins/answer-schema.ts';
import { httpProblem } from '../../plugins/problem.ts';

const status = { 200: object({ status: oneOf('ok') }) };

/** `/health/live`: the process answers. `/health/ready`: the database does, too. */
export async function healthRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  app.get('/health/live', { schema: { response: status } }, async () => ({ status: 'ok' }));

  app.get('/health/ready', { schema: { response: status } }, async () => {
    await deps.db.query('SELECT 1', []).catch(() => {
      throw httpProblem(503, { retryAfter: 5 });
    });
    return { status: 'ok' };
  });
}
