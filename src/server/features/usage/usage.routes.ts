import type { FastifyInstance } from 'fastify';
import { userOf } from '../../accounts/bearer.ts';
import { usageOf } from '../../modules/usage/usage.service.ts';
import type { AppDeps } from '../../deps.ts';
import { answer, day, integer, list, object, text, uuid } from '../../plugins/answer-schema.ts';

const usageAnswer = object({
  contractId: uuid,
  msisdn: text,
  tariffName: text,
  totalMb: integer,
  usedMb: integer,
  leftMb: integer,
  cycleStartsOn: day,
  cycleEndsOn: day,
  daysLeft: integer,
});

/** What a customer's lines have used this month. */
export async function usageRoutes(app: FastifyInstance, deps: AppDeps): Promise<void> {
  app.get('/api/usage/me', {
    preHandler: app.requireUser,
    schema: { response: answer({ usage: list(usageAnswer) }) },
    handler: async (request) => ({ payload: { usage: await usageOf(deps, userOf(request).id) } }),
  });
}
