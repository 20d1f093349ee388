import type { FastifyInstance } from 'fastify';
import { integer, list, moment, object, oneOf, optional, orNull, text } from '../../../shared/api/shapes.ts';
import { httpProblem } from '../../errors/problem.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { isOperator } from '../operator-access.ts';
import { undelivered, unfinished } from './undelivered.service.ts';

const live = { 200: object({ status: oneOf('ok') }) };
const outside = oneOf('ok', 'failing');
const ready = {
  200: object({
    status: oneOf('ok'),
    outside: optional(
      object({
        sms: outside,
        mail: outside,
        payments: outside,
        porting: outside,
        logistics: outside,
        billingCustomers: outside,
        crm: outside,
        network: outside,
        scan: outside,
      }),
    ),
    heldBack: optional(list(object({ file: text, pointer: optional(text), sentence: text }))),
    undeliveredMessages: optional(integer),
    unfinishedTasks: optional(integer),
    jobs: optional(
      list(
        object({
          name: text,
          everySeconds: integer,
          lastStartedAt: orNull(moment),
          lastMs: orNull(integer),
          lastOutcome: orNull(oneOf('ok', 'failed')),
          failures: integer,
        }),
      ),
    ),
  }),
};

/**
 * `/health/live`: the process answers. `/health/ready`: the database answers too, and since the last write that failed
 * for want of space one has succeeded. With the token of `/metrics` it also shows the state of the outside systems,
 * which does not make the process unready, because most of the product works without them; which definitions are held
 * back, and why: their last sound versions are in force; and the last runs of the repeated jobs. Plain routes: monitoring expects no `payload`.
 */
export async function healthRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  app.get('/health/live', { config: { limit: 'none' }, schema: { response: live } }, async () => ({
    status: 'ok',
  }));

  const options = { config: { bearer: 'foreign' }, schema: { response: ready } } as const;
  app.get('/health/ready', options, async (request, reply) => {
    // No compiler has to be loaded for the first answer of a process.
    reply.serializer(JSON.stringify);
    if (!(await deps.writes.isPossible())) throw httpProblem(503, { retryAfter: 5 });
    const undeliveredMessages = await undelivered(deps.db).catch((cause: unknown) => {
      throw httpProblem(503, { retryAfter: 5, cause });
    });
    if (!isOperator(request, deps.config)) return { status: 'ok' };
    const unfinishedTasks = await unfinished(deps.db);
    const outside = deps.ports.health();
    const heldBack = deps.definitions.faults().map(({ also: _also, ...fault }) => fault);
    return { status: 'ok', outside, heldBack, undeliveredMessages, unfinishedTasks, jobs: jobs(deps) };
  });
}

function jobs({ jobStates }: AppDeps) {
  return jobStates().map(({ runs: _runs, lastStartedAt, ...state }) => ({
    ...state,
    lastStartedAt: lastStartedAt?.toISOString() ?? null,
  }));
}
