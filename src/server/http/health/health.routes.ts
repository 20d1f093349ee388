import type { FastifyInstance } from 'fastify';
import { integer, list, moment, object, oneOf, orNull, text } from '../../../shared/api/shapes.ts';
import { httpProblem } from '../../errors/problem.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { undelivered } from './undelivered.service.ts';

const live = { 200: object({ status: oneOf('ok') }) };
const outside = oneOf('ok', 'failing');
const ready = {
  200: object({
    status: oneOf('ok'),
    outside: object({ sms: outside, mail: outside, payments: outside, porting: outside }),
    undeliveredMessages: integer,
    jobs: list(
      object({
        name: text,
        everySeconds: integer,
        lastStartedAt: orNull(moment),
        lastMs: orNull(integer),
        lastOutcome: orNull(oneOf('ok', 'failed')),
        failures: integer,
      }),
    ),
  }),
};

/**
 * `/health/live`: the process answers. `/health/ready`: the database answers too, and since the last write that failed
 * for want of space one has succeeded. It also shows the state of the outside systems, which does not make the process
 * unready, because most of the product works without them; and the last runs of the repeated jobs. Plain routes:
 * monitoring expects no `payload`.
 */
export async function healthRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  app.get('/health/live', { config: { limit: 'none' }, schema: { response: live } }, async () => ({
    status: 'ok',
  }));

  app.get('/health/ready', { schema: { response: ready } }, async () => {
    if (!(await deps.writes.isPossible())) throw httpProblem(503, { retryAfter: 5 });
    const undeliveredMessages = await undelivered(deps.db).catch((cause: unknown) => {
      throw httpProblem(503, { retryAfter: 5, cause });
    });
    return { status: 'ok', outside: deps.ports.health(), undeliveredMessages, jobs: jobs(deps) };
  });
}

function jobs({ jobStates }: AppDeps) {
  return jobStates().map(({ runs: _runs, lastStartedAt, ...state }) => ({
    ...state,
    lastStartedAt: lastStartedAt?.toISOString() ?? null,
  }));
}
