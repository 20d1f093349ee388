import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../deps.ts';
import { integer, object, oneOf } from '../../plugins/answer-schema.ts';
import { httpProblem } from '../../errors/problem.ts';
import { undelivered } from './undelivered.service.ts';

const live = { 200: object({ status: oneOf('ok') }) };
const outside = oneOf('ok', 'failing');
const ready = {
  200: object({
    status: oneOf('ok'),
    outside: object({ sms: outside, mail: outside, payments: outside, porting: outside }),
    undeliveredMessages: integer,
  }),
};

/**
 * `/health/live`: the process answers. `/health/ready`: the database does, too; and how the outside systems do, which
 * takes nobody out of service, because most of the product works without them.
 */
export async function healthRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  app.get('/health/live', { schema: { response: live } }, async () => ({ status: 'ok' }));

  app.get('/health/ready', { schema: { response: ready } }, async () => {
    const undeliveredMessages = await undelivered(deps.db).catch(() => {
      throw httpProblem(503, { retryAfter: 5 });
    });
    return { status: 'ok', outside: deps.ports.health(), undeliveredMessages };
  });
}
